import type { Article, Page } from '#domain/content/article.ts';
import type { SiteDetails } from '#domain/content/site-details.ts';
import type { Site, SiteLink } from '#domain/content/site.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Proposal, Term } from '#domain/processes/proposal.ts';
import type { ProposalFilters, VocabularyName } from '#domain/processes/proposal-filters.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

type Asked<T> = Promise<Either<CouncilRefusal, T>>;

/** A stretch of a list: `limit` items from `offset` on. */
export interface Stretch {
  readonly limit: number;
  readonly offset: number;
}

/** `brief`: only title, place and `data` are asked for, as a map of hundreds needs; the rest of each reads as empty. */
export interface ProposalStretch extends Stretch {
  readonly brief?: boolean;
}

/**
 * What a council publishes. Lists come in the council's order. A document that cannot be read is left out of them alone
 * where somebody hears of it, and refused where it is asked for by itself.
 */
export interface CouncilContents {
  /** The settings of the participation portal. */
  site(realm: RealmId): Asked<Site>;
  /** What the settings say beyond the head of a page. Where they cannot be read it is left out, never refused. */
  siteDetails(realm: RealmId): Asked<SiteDetails>;
  menu(realm: RealmId, id: string): Asked<readonly SiteLink[]>;
  /** Processes, the latest first; of one category or of all. */
  processes(realm: RealmId, stretch: Stretch, category?: string | null): Asked<Page<Process>>;
  /** Processes that run on some day from `start` to `end`, both included: six from `offset` on, of one category or of all. */
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
  /** Published proposals that all the filters let through. */
  proposals(realm: RealmId, filters: ProposalFilters, stretch: ProposalStretch): Asked<Page<Proposal>>;
  /** The published processes that published proposals are for, the latest first, each by its id. */
  processesOfProposals(realm: RealmId): Asked<readonly Term[]>;
  /** A proposal by id or slug. */
  proposal(realm: RealmId, key: string): Asked<Proposal>;
  /** The terms of a vocabulary: `barrios`, `categories` or `propuestas` (their status). */
  vocabulary(realm: RealmId, name: VocabularyName): Asked<readonly Term[]>;
}
