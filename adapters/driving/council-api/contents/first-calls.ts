import { addressOf } from '#adapters/wire/address-of.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { readBalanceCall } from '#adapters/wire/collections/read-balance.ts';
import { listActivitiesCall } from '#adapters/wire/registrations/list-activities.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import { listShowcaseCall } from '#adapters/wire/showcase/list-showcase.ts';
import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import { isLeft } from '#domain/shared/result.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { readCampaignCall } from '#adapters/wire/vouchers/read-campaign.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { budgetAddresses } from '#adapters/wire/tables/budget-addresses.ts';
import { proposalAddresses } from '#adapters/wire/processes/proposal-addresses.ts';
import { contentAddresses } from '#adapters/wire/site/content-addresses.ts';
import { subsidyAddresses } from '#adapters/wire/tables/subsidy-addresses.ts';
import { tableAddresses } from '#adapters/wire/tables/table-addresses.ts';
import { type Portal, portals } from '#domain/access/portals.ts';
import type { PortalPlace } from '#domain/content/portal-place.ts';
import type { Site } from '#domain/content/site.ts';
import { noFilters } from '#domain/processes/proposal-filters.ts';
import type { CalendarDay, Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { yearOf } from '#domain/subsidies/subsidy.ts';
import { firstCampaign } from '#domain/vouchers/first-campaign.ts';

interface Asked {
  readonly realm: RealmId;
  readonly portal: Portal;
  readonly place: PortalPlace;
  readonly today: CalendarDay;
  /** Null if the settings cannot be read. */
  readonly site: Site | null;
  /** The language of the page. */
  readonly language: Language;
}

/** The article that a place shows; null if it shows none. */
export function articleAt(place: PortalPlace, site: Site | null): string | null {
  if (place.kind === 'article') return place.key;
  if (place.kind !== 'fixed' || site === null) return null;
  return { guia: site.guide, faq: site.faq, participa: site.participa }[place.page];
}

/** What there is of each scarce good whose list can come in one language. */
export const goodsLists = {
  reservations: listVenuesCall,
  tickets: listTicketedEventsCall,
  registrations: listActivitiesCall,
} as const;

/** The address of the list at a place of scarce goods, in one language; null at any other place. */
export const goodsListAt = ({
  realm,
  place,
  language,
}: Pick<Asked, 'realm' | 'place' | 'language'>): string | null =>
  place.kind === 'reservations' || place.kind === 'tickets' || place.kind === 'registrations'
    ? addressOf(goodsLists[place.kind], { realm, lang: language })
    : null;

/** The calls of the transparency index. */
const indexCalls = (realm: RealmId): readonly string[] => [
  tableAddresses.indexArticles(realm, 0),
  contentAddresses.indexes(realm, 0),
  contentAddresses.indexYears(realm, 0),
  contentAddresses.checkedLinks(realm, 0),
];

/** The call of an article, if there is one at the place. */
function articleCalls(
  realm: RealmId,
  place: Parameters<typeof articleAt>[0],
  site: Asked['site'],
): readonly string[] {
  const article = articleAt(place, site);
  return article === null ? [] : [addresses.article(realm, article)];
}
/** The words by which proposals are sorted. */
const sortingCalls = (realm: RealmId): readonly string[] =>
  (['propuestas', 'barrios', 'categories'] as const).map((name) => proposalAddresses.vocabulary(realm, name));

/** The campaigns of vouchers, and the one that the address names. */
const campaignCalls = (realm: RealmId, { named }: { readonly named?: string }): readonly string[] => [
  addressOf(listCampaignsCall, { realm }),
  ...(named === undefined ? [] : [addressOf(readCampaignCall, { realm, id: named })]),
];

const homeCalls = (realm: RealmId, today: CalendarDay): readonly string[] => [
  addresses.processes(realm, 4, 0),
  addresses.processesBetween(realm, today, today),
  addresses.articles(realm, 'noticias', 3, 0),
  addresses.surveys(realm),
];

/**
 * The calls that the screen at a place begins with: their answers are sent with the page, which saves the round
 * trips.
 */
function callsAt({ realm, place, today, site, language }: Asked): readonly string[] {
  switch (place.kind) {
    case 'home':
      return homeCalls(realm, today);
    case 'processes':
      return [addresses.processes(realm, 6, 0), addresses.surveys(realm)];
    case 'process':
      return [addresses.process(realm, place.slug), addresses.surveys(realm)];
    case 'proposals':
      return [
        ...sortingCalls(realm),
        proposalAddresses.processesOfAll(realm),
        proposalAddresses.processTitles(realm),
        proposalAddresses.proposals(realm, noFilters, { limit: 12, offset: 0 }),
      ];
    case 'proposal':
      return [...sortingCalls(realm), proposalAddresses.proposal(realm, place.key)];
    case 'news':
      return [addresses.articles(realm, 'noticias', 6, 0)];
    case 'fixed':
    case 'article':
      return articleCalls(realm, place, site);
    case 'transparency':
      return indexCalls(realm);
    case 'node':
      return [contentAddresses.node(realm, place.collection, place.key)];
    case 'form':
      return [addressOf(readMailboxCall, { realm, id: place.mailbox })];
    case 'budget':
      return place.part === 'years' ? [budgetAddresses.years(realm, 0)] : [];
    case 'balance':
      return [addressOf(readBalanceCall, { realm, year: String(place.year) })];
    case 'statistics':
      return [addresses.processes(realm, 1000, 0), addresses.surveys(realm)];
    case 'vouchers':
      return campaignCalls(realm, place);
    case 'reservations':
    case 'tickets':
    case 'registrations':
      return [addressOf(goodsLists[place.kind], { realm, lang: language })];
    case 'appointments':
      return [addressOf(listAppointmentServicesCall, { realm })];
    case 'marketplace':
      return [addressOf(listShowcaseCall, { realm })];
    case 'associations':
      return [tableAddresses.associations(realm, 0)];
    case 'subsidies':
      return [subsidyAddresses.calls(realm, yearOf(today))];
    case 'requests':
    case 'person':
    case 'following':
    case 'pocket':
    // Asked for by the reader: a kept page would have a draw as it was.
    case 'draw':
    case 'nowhere':
      return [];
    default:
      return place satisfies never;
  }
}

/** The calls that the screen at a place begins with: their answers travel with the page and save the round trips. */
export function firstCalls(asked: Asked): readonly string[] {
  const { realm, portal, site } = asked;
  const menu = site?.menu ?? null;
  const own = portal === 'participation' ? [] : [addresses.settings(realm, portals[portal].settings)];
  const frame = [addresses.settings(realm), ...own, ...(menu === null ? [] : [addresses.menu(realm, menu)])];
  const isClosed = (site?.closed ?? []).some((closed) => closed === asked.place.kind);
  return [...frame, ...(isClosed ? [] : callsAt(asked))];
}

/**
 * The calls whose address the first answers say: that of the campaign which the portal of vouchers shows if its address names none.
 *
 * @param answers the first answers, by address
 */
export function nextCalls(
  { realm, place }: Pick<Asked, 'realm' | 'place'>,
  answers: Readonly<Record<string, unknown>>,
  now: Instant,
): readonly string[] {
  if (place.kind !== 'vouchers' || place.named !== undefined) return [];
  const listed = listCampaignsCall.answer.decode(answers[addressOf(listCampaignsCall, { realm })]);
  const shown = isLeft(listed) ? undefined : firstCampaign(listed.right.items, now);
  return shown === undefined ? [] : [addressOf(readCampaignCall, { realm, id: shown.id })];
}
