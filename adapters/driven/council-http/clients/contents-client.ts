import { type Portal, portals } from '#domain/access/portals.ts';
import type { Article, Page } from '#domain/content/article.ts';
import type { SiteDetails } from '#domain/content/site-details.ts';
import type { Site, SiteLink } from '#domain/content/site.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Proposal, ProposalProcess, Term } from '#domain/processes/proposal.ts';
import type { ProposalFilters, VocabularyName } from '#domain/processes/proposal-filters.ts';
import type { CalendarDay, TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, flatMap, isLeft, isRight, left, map, right } from '#domain/shared/result.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { readArticle } from '#adapters/wire/site/article.ts';
import { publishedOnly, readPage } from '#adapters/wire/page.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { readMenu, readSite } from '#adapters/wire/site/site.ts';
import { bodyAt, type CallSettings } from '../council-call.ts';

type Asked<T> = Promise<Either<CouncilRefusal, T>>;

/** A page of a list: `limit` items from `offset`. */
export interface Stretch {
  readonly limit: number;
  readonly offset: number;
}

/**
 * `brief`: only title, place and `data` are asked for, as a map of hundreds needs; the other fields are read as
 * empty.
 */
export interface ProposalStretch extends Stretch {
  /** The collection of a process that has one of its own; that of all proposals if it is left out. */
  readonly collection?: string;
  readonly brief?: boolean;
}

/**
 * What a council publishes. Lists come in the council's order. A document that cannot be read is left out of them if
 * a caller receives its name, and refused if it is asked for by itself.
 */
export interface ContentsClient {
  /** The settings of the participation portal. */
  site(realm: RealmId): Asked<Site>;
  /** The settings beyond the head of a page. Parts that cannot be read are left out, never refused. */
  siteDetails(realm: RealmId): Asked<SiteDetails>;
  menu(realm: RealmId, id: string): Asked<readonly SiteLink[]>;
  /** Processes, the latest first; of one category or of all. */
  processes(realm: RealmId, stretch: Stretch, category?: string | null): Asked<Page<Process>>;
  /**
   * Processes that run on some day from `start` to `end`, both included: six from `offset`, of one category or of
   * all.
   */
  processesBetween(
    realm: RealmId,
    start: CalendarDay,
    end: CalendarDay,
    more?: { readonly offset: number; readonly category: string | null },
  ): Asked<Page<Process>>;
  /** A process by id or slug. */
  process(realm: RealmId, key: string): Asked<Process>;
  /** Published articles of a category (`noticias`), the latest first. */
  articles(realm: RealmId, category: string, stretch: Stretch): Asked<Page<Article>>;
  /** An article by id or slug. */
  article(realm: RealmId, key: string): Asked<Article>;
  /** Published proposals that match all the filters. */
  proposals(realm: RealmId, filters: ProposalFilters, stretch: ProposalStretch): Asked<Page<Proposal>>;
  /** The published processes that published proposals are for, the latest first, each by its id. */
  processesOfProposals(realm: RealmId): Asked<readonly ProposalProcess[]>;
  /** A proposal by id or slug. */
  proposal(realm: RealmId, key: string): Asked<Proposal>;
  /** The terms of a vocabulary: `barrios`, `categories` or `propuestas` (their status). */
  vocabulary(realm: RealmId, name: VocabularyName): Asked<readonly Term[]>;
}

/** The first of a page, or `notFound`. */
const firstOf = <T>(page: Either<CouncilRefusal, Page<T>>): Either<CouncilRefusal, T> =>
  flatMap(({ items }: Page<T>): Either<CouncilRefusal, T> => {
    const [first] = items;
    return first === undefined ? left({ kind: 'notFound' }) : right(first);
  })(page);

/** Calls that the first page does not make are loaded with the first of them. */
const settingsParts = () => import('#adapters/wire/site/tolerant-settings.ts');
const proposalParts = () => import('./proposal-parts.ts');

type Read<T> = (raw: unknown) => Either<CouncilRefusal, T>;

/** Asks for lists and for single documents. */
function documentReader(settings: CallSettings) {
  /** A list: items that cannot be read are left out, and reported. */
  const page = async <T>(address: string, read: Read<T>) =>
    flatMap((body: unknown) => readPage(publishedOnly(body), read, settings.leftOut))(
      await bodyAt(settings, address),
    );
  /** The one document of an answer: if it cannot be read, that is the refusal. */
  const single = async <T>(address: string, read: Read<T>) =>
    firstOf(flatMap((body: unknown) => readPage(publishedOnly(body), read))(await bodyAt(settings, address)));
  return { page, single };
}

/** The proposals of a council: their codecs are not in the first page's script. */
const proposalsOver = ({
  page,
  single,
}: ReturnType<typeof documentReader>): Pick<
  ContentsClient,
  'proposals' | 'processesOfProposals' | 'proposal' | 'vocabulary'
> => ({
  proposals: async (realm, filters, stretch) => {
    const { proposalAddresses, readProposal } = await proposalParts();
    return page(proposalAddresses.proposals(realm, filters, stretch), readProposal);
  },
  processesOfProposals: async (realm) => {
    const { proposalAddresses, readBelonging, readTitled } = await proposalParts();
    const [belonging, titled] = await Promise.all([
      page(proposalAddresses.processesOfAll(realm), readBelonging),
      page(proposalAddresses.processTitles(realm), readTitled),
    ]);
    if (isLeft(belonging)) return belonging;
    const named = new Set(belonging.right.items);
    return map(({ items }: Page<ProposalProcess>) => items.filter(({ key }) => named.has(key)))(titled);
  },
  proposal: async (realm, key) => {
    const { proposalAddresses, readProposal } = await proposalParts();
    return single(proposalAddresses.proposal(realm, key), readProposal);
  },
  vocabulary: async (realm, name) => {
    const { proposalAddresses, readVocabulary } = await proposalParts();
    return single(proposalAddresses.vocabulary(realm, name), readVocabulary);
  },
});

/** The contents of a council over its API. Days are read in `zone`, which the settings give. */
export function contentsClient(
  settings: CallSettings,
  zone: () => TimeZone,
  portal: Portal = 'participation',
): ContentsClient {
  const reader = documentReader(settings);
  const { page, single } = reader;
  const process = (raw: unknown) => readProcess(raw, zone());
  const article = (raw: unknown) => readArticle(raw, zone());
  const settingsNamed = async (realm: RealmId, name?: string) =>
    single(addresses.settings(realm, name), (raw): Either<CouncilRefusal, unknown> => right(raw));
  /** A front-end has settings of its own, or those of participation; a town need not have the former. */
  const settingsOf = async (realm: RealmId) => {
    if (portal === 'participation') return settingsNamed(realm);
    const [common, own] = await Promise.all([
      settingsNamed(realm),
      settingsNamed(realm, portals[portal].settings),
    ]);
    const more = isLeft(own) ? {} : own.right;
    return map((raw: unknown): unknown => ({ ...(raw as object), ...(more as object) }))(common);
  };
  /** The last settings: head and details of a page are read from one answer. */
  let told: Either<CouncilRefusal, unknown> | undefined;
  return {
    site: async (realm) => {
      told = await settingsOf(realm);
      const site = flatMap(readSite)(told);
      if (isRight(site) || isLeft(told)) return site;
      return (await settingsParts()).readSiteTolerantly(told.right);
    },
    siteDetails: async (realm) => {
      const raw = told && isRight(told) ? told : await settingsOf(realm);
      const { readDetails } = await settingsParts();
      return map(readDetails)(raw);
    },
    menu: async (realm, id) => {
      const raw = await bodyAt(settings, addresses.menu(realm, id));
      const menu = flatMap(readMenu)(raw);
      if (isRight(menu) || isLeft(raw)) return menu;
      return (await settingsParts()).readMenuTolerantly(raw.right);
    },
    processes: (realm, { limit, offset }, category) =>
      page(addresses.processes(realm, limit, offset, category), process),
    processesBetween: (realm, start, end, more) =>
      page(addresses.processesBetween(realm, start, end, more?.offset, more?.category), process),
    process: async (realm, key) => single(addresses.process(realm, key), process),
    articles: (realm, category, { limit, offset }) =>
      page(addresses.articles(realm, category, limit, offset), article),
    article: async (realm, key) => single(addresses.article(realm, key), article),
    ...proposalsOver(reader),
  };
}
