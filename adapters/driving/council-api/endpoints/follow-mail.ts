import { followAddresses, followHashes } from '#adapters/wire/follow-addresses.ts';
import type { WriteAsked } from '#application/following/ask-to-follow.ts';
import { linkFor, type LinkPurpose } from '#application/following/follow-links.ts';
import type { News } from '#application/following/tell-milestones.ts';
import type { FollowedSubject } from '#application/ports/followed-subjects.ts';
import type { PushMessage } from '#application/ports/push-sender.ts';
import type { Mail } from '#application/ports/mailer.ts';
import type { VotingKeys } from '#application/ports/voting-keys.ts';
import { formatDay } from '#application/text/dates.ts';
import type { Town } from '#domain/access/town.ts';
import type { Follow } from '#domain/following/follow.ts';
import type { Event } from '#domain/following/milestone.ts';
import type { Language, LocalizedText } from '#domain/shared/localized-text.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { type FollowWords, followWords } from './follow-words.ts';
import { requestStates } from './request-states.ts';

interface Ports {
  readonly keys: Pick<VotingKeys, 'account'>;
  /** Where the portal is reached. */
  readonly portalUrl: string;
}

/** A push service takes about 4 kB; nobody reads that much in a notification. */
const mostCharacters = 400;

type Say = (text: LocalizedText) => string;

/** One event in one sentence. */
function sentence(event: Event, words: FollowWords, language: Language, say: Say): string {
  switch (event.kind) {
    case 'phaseBegan':
      return words.phaseBegan(say(event.name), formatDay(event.lastDay, language));
    case 'phaseEnded':
      return words.phaseEnded(say(event.name));
    case 'voteOpened':
      return words.voteOpened(event.lastDay && formatDay(event.lastDay, language));
    case 'voteClosesSoon':
      return words.voteClosesSoon(formatDay(event.lastDay, language));
    case 'voteClosed':
    case 'resultsPublished':
      return words[event.kind];
    case 'newsAdded':
    case 'documentAdded':
    case 'stepReached':
      return words[event.kind](say(event.title));
    case 'statusChanged':
      return words.statusChanged(event.status && say(event.status));
    case 'deliveryChanged':
      return words.deliveryChanged(words.works[event.status]);
    case 'requestChanged':
      return words.requestChanged(requestStates[language][event.status]);
    case 'projectChanged':
      return words.projectChanged(say(event.project), words.works[event.status]);
    case 'projectStep':
      return words.projectStep(say(event.project), say(event.title));
    default:
      return event satisfies never;
  }
}

/**
 * What followers are written, in their language. Links carry what they do behind the `#`, which no server is told: only
 * the one that programs for mail press themselves stands in a header whole.
 */
export function followMails({ keys, portalUrl }: Ports) {
  const parts = (town: Town, { language }: Follow, { title }: FollowedSubject) => {
    const say: Say = (text) => textFor(text, language, town.defaultLanguage).text;
    return { words: followWords[language], say, about: say(title), name: say(town.name) };
  };
  const page = (town: Town, language: Language, path: string) =>
    `${portalUrl}${path}?${new URLSearchParams({ realm: town.realm, locale: language }).toString()}`;
  const link = (town: Town, follow: Follow, purpose: LinkPurpose) => {
    const whose = purpose === 'mine' ? follow.follower : follow.id;
    const at = page(town, follow.language, followAddresses.page);
    return `${at}#${followHashes[purpose]}=${linkFor(keys, purpose, town.realm, whose)}`;
  };
  const to = ({ channel }: Follow) => (channel.kind === 'mail' ? channel.email : '');

  const asked =
    (town: Town): WriteAsked =>
    (follow, found, standing) => {
      const { words, about, name } = parts(town, follow, found);
      const lines =
        standing === 'asked'
          ? [
              words.asked(about, name),
              words.sayYes,
              link(town, follow, 'confirm'),
              '',
              words.week,
              words.notYou,
            ]
          : [words.follows(about, name), '', words.mine, link(town, follow, 'mine')];
      return {
        to: to(follow),
        subject: standing === 'asked' ? words.askedSubject(about) : words.followsSubject(about),
        text: [...lines, ''].join('\n'),
        headers: { 'Auto-Submitted': 'auto-replied' },
      };
    };

  const sentences = ({ town, follow, found, fresh }: News): readonly string[] => {
    const { words, say } = parts(town, follow, found);
    return fresh.map(({ event }) => sentence(event, words, follow.language, say));
  };

  /** The same in few words, for a browser; its page shows the rest. */
  const message = (told: News): PushMessage => {
    const { town, follow, found } = told;
    const { about } = parts(town, follow, found);
    const url = page(town, follow.language, found.path || followAddresses.page).slice(portalUrl.length);
    return { title: about, body: sentences(told).join('\n').slice(0, mostCharacters), url };
  };

  const news = (told: News): Mail => {
    const { town, follow, found, fresh } = told;
    const { words, about, name } = parts(town, follow, found);
    const oneClick = followAddresses.oneClick(town.realm, linkFor(keys, 'leave', town.realm, follow.id));
    const id = keys.account(`news ${follow.id} ${fresh.map(({ key }) => key).join(' ')}`).slice(0, 32);
    return {
      to: to(follow),
      subject: words.newsSubject(about),
      text: [
        words.news(about, name),
        '',
        ...sentences(told).map((line) => `- ${line}`),
        '',
        ...(found.path === '' ? [] : [words.read, page(town, follow.language, found.path), '']),
        words.leave,
        link(town, follow, 'leave'),
        words.mine,
        link(town, follow, 'mine'),
        '',
      ].join('\n'),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': `<${portalUrl}${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        // The same news to the same follower is the same message, should a mail server be handed it twice.
        'Message-ID': `<${id}@${new URL(portalUrl).hostname}>`,
      },
    };
  };

  return { asked, news, message };
}
