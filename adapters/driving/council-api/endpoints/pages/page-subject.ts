import * as t from 'io-ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { decode, localizedText } from '#adapters/wire/decode.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { proposalAddresses } from '#adapters/wire/processes/proposal-addresses.ts';
import { contentAddresses } from '#adapters/wire/site/content-addresses.ts';
import { readContentNode } from '#adapters/wire/site/content-node.ts';
import { readArticle } from '#adapters/wire/site/article.ts';
import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { readProposal } from '#adapters/wire/processes/proposal.ts';
import { readMenuTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import type { PageSubject } from '#application/content/page-description.ts';
import type { Town } from '#domain/access/town.ts';
import type { PortalPlace } from '#domain/content/portal-place.ts';
import { isPublished } from '#domain/content/published.ts';
import type { Site } from '#domain/content/site.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { articleAt, goodsListAt } from '../../contents/first-calls.ts';

/** What a page is made of: the town's settings, its language, and the answers to its first calls, by address. */
export interface PageAnswers {
  readonly site: Site | null;
  readonly language: Language;
  readonly answers: Readonly<Record<string, unknown>>;
}

const valueOf = <T>(read: Either<unknown, T>): T | null => (isLeft(read) ? null : read.right);

/** The first document of a list, in the shape of our own API; an unpublished one is not described to strangers. */
function firstItem(answer: unknown): unknown {
  const [first] = (answer as { items?: readonly unknown[] } | undefined)?.items ?? [];
  return isPublished(first) ? first : undefined;
}

/** What a page shows, from the answers that are sent with it. */
export function pageSubject(
  town: Town,
  place: PortalPlace,
  { site, answers, language }: PageAnswers,
): PageSubject {
  const { realm, timeZone } = town;
  const menu = site?.menu ? valueOf(readMenuTolerantly(answers[addresses.menu(realm, site.menu)])) : null;
  const article = articleAt(place, site);
  const found = (address: string) => firstItem(answers[address]);
  return {
    place,
    town: town.name,
    site,
    menu: menu ?? [],
    process:
      place.kind === 'process'
        ? valueOf(readProcess(found(addresses.process(realm, place.slug)), timeZone))
        : null,
    proposal:
      place.kind === 'proposal'
        ? valueOf(readProposal(found(proposalAddresses.proposal(realm, place.key))))
        : null,
    article:
      article === null ? null : valueOf(readArticle(found(addresses.article(realm, article)), timeZone)),
    node:
      place.kind === 'node'
        ? valueOf(
            readContentNode(
              found(contentAddresses.node(realm, place.collection, place.key)),
              place.collection,
              timeZone,
            ),
          )
        : null,
    named: namedIn(place, town, { site, answers, language }),
    form: formOf(place, town, answers),
  };
}

const rowsWire = t.type({
  items: t.array(
    t.intersection([t.type({ id: t.string, title: localizedText }), t.partial({ summary: localizedText })]),
  ),
});

/** The campaign, event, venue or activity that an address names, in the list of all that is sent with the page. */
function namedIn(
  place: PortalPlace,
  { realm }: Town,
  { answers, language }: PageAnswers,
): PageSubject['named'] {
  if (!('named' in place) || place.named === undefined) return null;
  const campaigns = place.kind === 'vouchers' ? addressOf(listCampaignsCall, { realm }) : null;
  // The list of shops is asked for by the page alone.
  const list = campaigns ?? goodsListAt({ realm, place, language });
  const rows = list === null ? null : valueOf(decode(rowsWire, answers[list]));
  const row = rows?.items.find(({ id }) => id === place.named);
  return row === undefined ? null : { title: row.title, summary: row.summary ?? '' };
}

/** The title of a form and its purpose; a mailbox that cannot be read is shown by its screen, not described here. */
function formOf(place: PortalPlace, { realm }: Town, answers: PageAnswers['answers']): PageSubject['form'] {
  if (place.kind !== 'form') return null;
  const mailbox = valueOf(
    readMailbox(answers[addressOf(readMailboxCall, { realm, id: place.mailbox })], realm),
  );
  if (mailbox === null) return null;
  const { title, description, headerImage } = mailbox;
  return { title, body: description, headerImage };
}
