import { addressOf } from '#adapters/wire/address-of.ts';
import { decode } from '#adapters/wire/decode.ts';
import { meWire, readMeCall } from '#adapters/wire/office/read-me.ts';
import { listMailboxesCall } from '#adapters/wire/requests/list-mailboxes.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { readSite } from '#adapters/wire/site/site.ts';
import { subsidyAddresses } from '#adapters/wire/tables/subsidy-addresses.ts';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { listShopsCall } from '#adapters/wire/vouchers/shops/list-shops.ts';
import type { StaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, isRight, left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { resultsVisibility } from '#domain/voting/results-visibility.ts';
import { isHeldBack, type SurveyState, surveyState } from '#domain/voting/survey-lifecycle.ts';
import { type HttpAnswer, type Ask, ask, askAsStaff } from './ask.ts';
import type { Asker } from './asker.ts';
import type { Finding, NoAnswer } from './finding.ts';
import { type Doc, docListIn, objectIn, type BareRow, rowsIn, valueAt } from './read-answer.ts';
import { type KnownServices, knowServices, serviceAsks, serviceSources } from './known-services.ts';
import { knowVouchers } from './known-vouchers.ts';
import { type StrangeAnswer, strangeness } from './strange-answer.ts';
import type { TestVisit } from './test-visit.ts';

/** The lists from which the program gets to know a town. Nothing else is assumed of it. */
export const sources = [
  'settings',
  'processes',
  'articles',
  'surveys',
  'mailboxes',
  'proposals',
  'associations',
  'subsidies',
  'tables',
  'campaigns',
  'staff',
  'shops',
  ...serviceSources,
] as const;
export type Source = (typeof sources)[number];

export interface KnownSurvey {
  readonly survey: Survey;
  /** `turning`: it opens or closes about now, and the two clocks may not agree. */
  readonly state: SurveyState['kind'] | 'turning';
  /** Whether a caller who has not voted may see the results; null if that changes about now. */
  readonly shown: boolean | null;
  /** Whether it is not published yet; null if it is about now. */
  readonly isHeldBack: boolean | null;
}

export interface KnownMailbox {
  readonly doc: Doc;
  readonly mailbox: Mailbox;
}

/** A town need not have these: if the list is unknown, it has none. */
const optional: ReadonlySet<Source> = new Set([
  'mailboxes',
  'proposals',
  'associations',
  'subsidies',
  'tables',
  'campaigns',
  'staff',
  'shops',
  ...serviceSources,
]);

/** Asked for with a token of staff only. */
const ofStaff: ReadonlySet<Source> = new Set(['staff', 'shops']);

/** What its own lists say of a town; a list that cannot be read is empty here and is in `broken`. */
export interface KnownTown {
  readonly realm: RealmId;
  readonly zone: TimeZone;
  readonly menu: string | null;
  readonly processes: readonly Doc[];
  readonly articles: readonly Doc[];
  readonly surveys: readonly KnownSurvey[];
  /** Open forms, each as its own call returns it. */
  readonly mailboxes: readonly KnownMailbox[];
  readonly proposals: readonly Doc[];
  readonly associations: readonly Doc[];
  /** Its calls for subsidies, as their list has them. */
  readonly subsidies: readonly BareRow[];
  /** The descriptions of its tables. */
  readonly tables: readonly Doc[];
  /** Its opened campaigns of vouchers, each as its own call returns it. */
  readonly campaigns: readonly CampaignAnswer[];
  /** The shops that take vouchers, if there is a token of staff that may list them. */
  readonly shops: readonly StaffShop[];
  /** What people can book, reserve, apply for and order there. */
  readonly services: KnownServices;
  /** Whether proposals may be liked there. */
  readonly showsLikes: boolean;
  /** The address of its coat of arms; null if the settings name none. */
  readonly logo: string | null;
  readonly broken: ReadonlyMap<Source, Finding>;
  /** Who may write there, and as whom; null if nothing may be written. */
  readonly visit: TestVisit | null;
  /** What the program may do there as staff, by what the council says of its token; null without one. */
  readonly acts: ReadonlySet<string> | null;
}

export type NoTown = NoAnswer | { readonly kind: 'unknownRealm' } | StrangeAnswer;

const everything = 10_000;
export const sourceAsks = (realm: RealmId): Readonly<Record<Source, Ask>> => ({
  settings: ask(addresses.settings(realm)),
  processes: ask(addresses.processes(realm, everything, 0)),
  articles: ask(`/api/${encodeURIComponent(realm)}/collections/articulos?limit=${everything}`),
  surveys: ask(addresses.surveys(realm)),
  mailboxes: ask(addressOf(listMailboxesCall, { realm })),
  proposals: ask(`/api/${encodeURIComponent(realm)}/collections/propuestas?limit=${everything}`),
  associations: ask(
    `/api/${encodeURIComponent(realm)}/collections/asociaciones?limit=${everything}&estado=Activa`,
  ),
  subsidies: ask(subsidyAddresses.calls(realm, null)),
  tables: ask(`/api/${encodeURIComponent(realm)}/collections/descriptor?limit=${everything}`),
  campaigns: ask(addressOf(listCampaignsCall, { realm })),
  staff: askAsStaff(addressOf(readMeCall, { realm })),
  shops: askAsStaff(addressOf(listShopsCall, { realm })),
  ...serviceAsks(realm),
});

interface Sought {
  readonly realm: RealmId;
  readonly now: Instant;
  readonly needed: ReadonlySet<Source>;
  readonly visit?: TestVisit | null;
  /** Whether there is a token of staff. */
  readonly asStaff?: boolean;
}

/**
 * Gets to know a town by the lists that are needed. The settings are always asked for: if nothing answers there, no
 * council is running; if every list is unknown, the realm is unknown; if every answer is strange, the server is not a
 * council.
 */
export async function knowTown(
  asker: Asker,
  { realm, now, needed, visit = null, asStaff = false }: Sought,
): Promise<Either<NoTown, KnownTown>> {
  const asks = sourceAsks(realm);
  const settings = await asker(asks.settings);
  if (isLeft(settings)) return settings;
  const strange = strangeness(settings.right);
  const isDoubtful = settings.right.status === 404 || strange !== null;
  const answers = new Map<Source, Either<NoAnswer, HttpAnswer>>([['settings', settings]]);
  for (const source of sources) {
    if (ofStaff.has(source) ? asStaff && needed.has(source) : needed.has(source) || isDoubtful)
      answers.set(source, await asker(asks[source]));
  }
  const all = [...answers.values()];
  if (strange !== null && all.every((answer) => isRight(answer) && strangeness(answer.right) !== null))
    return left(strange);
  // Subsidies are asked for by the name of any body that gives them, so their list says nothing of the town.
  const ofTown = [...answers].filter(([source]) => source !== 'subsidies' && !ofStaff.has(source));
  if (ofTown.every(([, answer]) => isRight(answer) && answer.right.status === 404))
    return left({ kind: 'unknownRealm' });
  const town = townFrom(realm, now, answers);
  const broken = new Map(town.broken);
  const mailboxes: KnownMailbox[] = [];
  for (const { _id } of town.mailboxes) {
    const form = await asker(mailboxAsk(realm, _id));
    const doc = isLeft(form) ? form : objectIn(form.right);
    const mailbox = isLeft(doc) ? doc : readMailbox(doc.right, realm);
    if (isRight(doc) && isRight(mailbox))
      mailboxes.push({ doc: { ...doc.right, _id }, mailbox: mailbox.right });
    else if (isLeft(mailbox)) broken.set('mailboxes', namedForm(mailbox.left, _id));
  }
  const acts = actsIn(answers.get('staff'));
  if (isLeft(acts)) broken.set('staff', acts.left);
  const vouchers = await knowVouchers(asker, realm, {
    list: answers.get('campaigns'),
    shops: answers.get('shops'),
  });
  for (const [source, finding] of vouchers.broken) broken.set(source, finding);
  const { campaigns, shops } = vouchers;
  const { broken: ofServices, ...services } = await knowServices(asker, realm, answers);
  for (const [source, finding] of ofServices) broken.set(source, finding);
  return right({
    ...town,
    mailboxes,
    campaigns,
    shops,
    services,
    broken,
    visit,
    acts: isLeft(acts) ? null : acts.right,
  });
}

/** What the council says that the token of staff may do. */
function actsIn(
  answer: Either<NoAnswer, HttpAnswer> | undefined,
): Either<Finding, ReadonlySet<string> | null> {
  if (answer === undefined) return right(null);
  const me = isLeft(answer) ? answer : objectIn(answer.right);
  if (isLeft(me)) return me;
  const read = decode(meWire, me.right);
  return isLeft(read)
    ? left({ kind: 'unreadable', where: read.left.where })
    : right(new Set(read.right.acts));
}

/** What is wrong with a form of the list, and with which. */
const namedForm = (finding: Finding, id: string): Finding =>
  finding.kind === 'unreadable' ? { ...finding, where: `${id}: ${finding.where}` } : finding;

export const mailboxAsk = (realm: RealmId, id: string): Ask => ask(addressOf(readMailboxCall, { realm, id }));

function townFrom(
  realm: RealmId,
  now: Instant,
  answers: ReadonlyMap<Source, Either<NoAnswer, HttpAnswer>>,
): Omit<KnownTown, 'visit' | 'acts' | 'mailboxes' | 'campaigns' | 'shops' | 'services'> & {
  readonly mailboxes: readonly Doc[];
} {
  const broken = new Map<Source, Finding>();
  const itemsOf = (source: Source): readonly Doc[] => {
    const answer = answers.get(source);
    if (answer === undefined) return [];
    if (isRight(answer) && answer.right.status === 404 && optional.has(source)) return [];
    const list = isLeft(answer) ? answer : docListIn(answer.right);
    if (isRight(list)) return list.right.items;
    broken.set(source, list.left);
    return [];
  };
  /** A list without documents around it, as calls for subsidies are returned. */
  const bareRowsOf = (source: Source): readonly BareRow[] => {
    const answer = answers.get(source);
    if (answer === undefined || (isRight(answer) && answer.right.status === 404)) return [];
    const rows = isLeft(answer) ? answer : rowsIn(answer.right);
    if (isRight(rows)) return rows.right;
    broken.set(source, rows.left);
    return [];
  };
  const settings = itemsOf('settings')[0] ?? {};
  const site = readSite(settings);
  const logo = valueAt(settings, 'logo');
  const zone = isLeft(site) ? usualZone : zoneOr(site.right.timeZone);
  return {
    realm,
    zone,
    menu: isLeft(site) ? null : site.right.menu,
    processes: itemsOf('processes'),
    articles: itemsOf('articles'),
    mailboxes: itemsOf('mailboxes'),
    proposals: itemsOf('proposals'),
    associations: itemsOf('associations'),
    subsidies: bareRowsOf('subsidies'),
    tables: itemsOf('tables'),
    showsLikes: valueAt(settings, 'hideProposalLike') !== true,
    logo: typeof logo === 'string' && logo !== '' ? logo : null,
    surveys: itemsOf('surveys').flatMap((item) => {
      const survey = readSurvey(item, zone);
      return isLeft(survey) ? [] : [knownSurvey(survey.right, now, zone)];
    }),
    broken,
  };
}

/** If settings name no zone, or an unknown one. */
export const usualZone = 'Europe/Madrid';

/** An unknown zone would break every reading of a date. */
function zoneOr(zone: TimeZone): TimeZone {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return usualZone;
  }
}

/** How far two clocks may differ, in milliseconds. */
const doubt = 120_000;

/** The state of a survey now, as far as the clocks agree on it. */
export function knownSurvey(survey: Survey, now: Instant, zone: TimeZone): KnownSurvey {
  const agreed = <T>(at: (instant: Instant) => T): T | null => {
    const before = at(now - doubt);
    return before === at(now + doubt) ? before : null;
  };
  return {
    survey,
    state: agreed((instant) => surveyState(survey, instant, zone).kind) ?? 'turning',
    shown: agreed((instant) => resultsVisibility(survey, instant, zone, false).kind === 'shown'),
    isHeldBack: agreed((instant) => isHeldBack(survey, instant)),
  };
}
