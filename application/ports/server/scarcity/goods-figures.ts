import type { GoodsStatus } from '#domain/scarcity/goods-grant.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { GoodId } from './goods-store.ts';

/** How many grants of one state take from a pool, of how many something was used, and how often. */
export interface GrantCount {
  readonly pool: string;
  /** As it is at the moment: what has ended by the clock is `expired`. */
  readonly status: GoodsStatus;
  readonly grants: number;
  readonly begun: number;
  readonly uses: number;
}

/** How many grants of a pool ended before anything of them was used, by what a record of their id says of it. */
export interface GrantEnding {
  readonly pool: string;
  readonly status: 'cancelled' | 'expired';
  /** The `kind` of its `ended`; empty if it says none, null if the grant has no such record: nobody ever had it. */
  readonly ended: string | null;
  readonly grants: number;
}

/** What an account has by all lines of the ledger, in cents. */
export interface AccountSum {
  readonly account: string;
  readonly amount: number;
}

/** What of a list in each record is added up: records of before a moment, by their owners. */
export interface RecordSums {
  readonly kind: string;
  /** The member of a body that is a list of objects, and the member of each that is a number: `lines` and `amount`. */
  readonly list: string;
  readonly number: string;
  /** The member of a body that says `at` when the record ended: from then on it counts for nothing. */
  readonly ended: string;
  readonly before: Instant;
}

/** What the records of an owner add up to. */
export interface OwnerSum {
  readonly owner: string;
  readonly amount: number;
}

/** How many records an owner has of an hour, by what their bodies say of their `status`. */
export interface RecordCount {
  readonly owner: string;
  /** The first moment of the hour, by the clock of the world. */
  readonly hour: Instant;
  /** Empty if the body says none. */
  readonly status: string;
  readonly records: number;
}

/** A grant of which nothing, or not all, is left. */
export interface SpentGrant {
  readonly id: string;
  /** How many uses are left; 0: it can no longer be used. */
  readonly left: number;
}

/** Counts of what is stored of a good, made where it is stored: none of them reads its rows one by one. */
export interface GoodsFigures {
  readonly grants: (id: GoodId, at: Instant) => Promise<readonly GrantCount[]>;
  /** Grants that ended before anything of them was used, with their records of a kind. */
  readonly endings: (id: GoodId, kind: string, at: Instant) => Promise<readonly GrantEnding[]>;
  readonly accounts: (id: GoodId) => Promise<readonly AccountSum[]>;
  /** Accounts by the lines of before a moment. */
  readonly accountsBefore: (id: GoodId, before: Instant) => Promise<readonly AccountSum[]>;
  readonly sums: (id: GoodId, query: RecordSums) => Promise<readonly OwnerSum[]>;
  readonly records: (id: GoodId, kind: string) => Promise<readonly RecordCount[]>;
  /** The grants that have a record of a kind and are used, in part or to the end, given back, or expired at that moment; by id. */
  readonly spent: (id: GoodId, kind: string, at: Instant) => Promise<readonly SpentGrant[]>;
}
