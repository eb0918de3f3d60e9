import { followAddresses, followHashes } from '#adapters/wire/following/follow-addresses.ts';
import type { WriteConfirmation } from '#application/following/ask-to-follow.ts';
import { linkFor, type LinkPurpose } from '#application/following/follow-links.ts';
import type { News } from '#application/following/notify-followers.ts';
import type { FollowedSubject } from '#application/ports/server/followed-subjects.ts';
import type { PushMessage } from '#application/ports/server/push-sender.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { formatDay } from '#application/text/dates.ts';
import type { Town } from '#domain/access/town.ts';
import type { Follow } from '#domain/following/follow.ts';
import type { Event } from '#domain/following/followed-event.ts';
import type { Language, LocalizedText } from '#domain/shared/localized-text.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { portalQuery } from '../portal-query.ts';
import { type ServerSay, serverSayIn } from '../../server-texts.ts';

interface Ports {
  readonly keys: Pick<VotingKeys, 'account'>;
  /** The address of the portal. */
  readonly portalUrl: string;
}

/** A push service accepts about 4 kB; a notification shows far less. */
const mostCharacters = 400;

type Titled = (text: LocalizedText) => string;

/** One event in one sentence. */
function sentence(event: Event, say: ServerSay, language: Language, titled: Titled): string {
  switch (event.kind) {
    case 'phaseBegan':
      return say('follow.phaseBegan', { name: titled(event.name), day: formatDay(event.lastDay, language) });
    case 'phaseEnded':
      return say('follow.phaseEnded', { name: titled(event.name) });
    case 'voteOpened':
      return event.lastDay === null
        ? say('follow.voteOpened')
        : say('follow.voteOpenedUntil', { day: formatDay(event.lastDay, language) });
    case 'voteClosesSoon':
      return say('follow.voteClosesSoon', { day: formatDay(event.lastDay, language) });
    case 'voucherDrawOpened':
      return say('follow.voucherDrawOpened', { day: formatDay(event.lastDay, language) });
    case 'voteClosed':
    case 'resultsPublished':
    case 'vouchersOpened':
      return say(`follow.${event.kind}`);
    case 'newsAdded':
    case 'documentAdded':
    case 'stepReached':
      return say(`follow.${event.kind}`, { title: titled(event.title) });
    case 'statusChanged':
      return event.status === null
        ? say('follow.statusChanged')
        : say('follow.statusChangedTo', { status: titled(event.status) });
    case 'deliveryChanged':
      return say('follow.deliveryChanged', { status: say(`follow.works.${event.status}`) });
    case 'requestChanged':
      return say('follow.requestChanged', { status: say(`requestState.${event.status}`) });
    case 'projectChanged':
      return say('follow.projectChanged', {
        project: titled(event.project),
        status: say(`follow.works.${event.status}`),
      });
    case 'projectStep':
      return say('follow.projectStep', { project: titled(event.project), title: titled(event.title) });
    default:
      return event satisfies never;
  }
}

const parts = (town: Town, { language }: Follow, { title }: FollowedSubject) => {
  const titled: Titled = (text) => textFor(text, language, town.defaultLanguage).text;
  return { say: serverSayIn(language), titled, about: titled(title), name: titled(town.name) };
};
const page = ({ portalUrl }: Ports, town: Town, language: Language, path: string) =>
  `${portalUrl}${path}${portalQuery(town, language)}`;

const link = (ports: Ports, town: Town, follow: Follow, purpose: LinkPurpose) => {
  const whose = purpose === 'mine' ? follow.follower : follow.id;
  const at = page(ports, town, follow.language, followAddresses.page);
  return `${at}#${followHashes[purpose]}=${linkFor(ports.keys, purpose, town.realm, whose)}`;
};

const to = ({ channel }: Follow) => (channel.kind === 'mail' ? channel.email : '');

const asked =
  (ports: Ports, town: Town): WriteConfirmation =>
  (follow, found, standing) => {
    const { say, about, name } = parts(town, follow, found);
    const lines =
      standing === 'asked'
        ? [
            say('follow.asked', { about, town: name }),
            say('follow.sayYes'),
            link(ports, town, follow, 'confirm'),
            '',
            say('follow.week'),
            say('follow.notYou'),
          ]
        : [
            say('follow.follows', { about, town: name }),
            '',
            say('follow.mine'),
            link(ports, town, follow, 'mine'),
          ];
    return {
      to: to(follow),
      subject:
        standing === 'asked'
          ? say('follow.askedSubject', { about })
          : say('follow.followsSubject', { about }),
      text: [...lines, ''].join('\n'),
      headers: { 'Auto-Submitted': 'auto-replied' },
    };
  };

const sentences = ({ town, follow, found, fresh }: News): readonly string[] => {
  const { say, titled } = parts(town, follow, found);
  return fresh.map(({ event }) => sentence(event, say, follow.language, titled));
};

/** The same in few words, for a browser; its page shows the rest. */
const message = (ports: Ports, item: News): PushMessage => {
  const { town, follow, found } = item;
  const { about } = parts(town, follow, found);
  const url = page(ports, town, follow.language, found.path || followAddresses.page).slice(
    ports.portalUrl.length,
  );
  return { title: about, body: sentences(item).join('\n').slice(0, mostCharacters), url };
};

const news = (ports: Ports, item: News): Mail => {
  const { keys, portalUrl } = ports;
  const { town, follow, found, fresh } = item;
  const { say, about, name } = parts(town, follow, found);
  const oneClick = followAddresses.oneClick(town.realm, linkFor(keys, 'leave', town.realm, follow.id));
  const id = keys.account(`news ${follow.id} ${fresh.map(({ key }) => key).join(' ')}`).slice(0, 32);
  return {
    to: to(follow),
    subject: say('follow.newsSubject', { about }),
    text: [
      say('follow.news', { about, town: name }),
      '',
      ...sentences(item).map((line) => `- ${line}`),
      '',
      ...(found.path === '' ? [] : [say('follow.read'), page(ports, town, follow.language, found.path), '']),
      say('follow.leave'),
      link(ports, town, follow, 'leave'),
      say('follow.mine'),
      link(ports, town, follow, 'mine'),
      '',
    ].join('\n'),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${portalUrl}${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // The same news to the same follower has the same message id, in case a mail server gets it twice.
      'Message-ID': `<${id}@${new URL(portalUrl).hostname}>`,
    },
    phone: { town, subject: 'following', path: found.path || followAddresses.page },
  };
};

/**
 * The mail to followers, in their language. Links carry their action after the `#`, which is not sent to a server;
 * only the link for one-click unsubscribing is complete in a header.
 */
export const followMails = (ports: Ports) => ({
  asked: (town: Town) => asked(ports, town),
  news: (told: News) => news(ports, told),
  message: (told: News) => message(ports, told),
});
