import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { GoodId } from './goods-store.ts';

/** Which records of a good, newest first. */
export interface RecordQuery {
  readonly kind: string;
  /** Null: whose they are does not matter. */
  readonly owner: string | null;
  /** Not before the first moment, and before the second one; null: no bound. */
  readonly from: Instant | null;
  readonly until: Instant | null;
  readonly limit: number;
  /** The last one of the page before; null for the first page. */
  readonly after: { readonly at: Instant; readonly id: string } | null;
}

/** Which records are counted: those of an owner that came before another one, and that have a word in a member of their body. */
export interface CountQuery {
  readonly kind: string;
  readonly owner: string;
  readonly before: { readonly at: Instant; readonly id: string };
  /** The name of a member that is that word, or a list that has it. */
  readonly member: string;
  readonly word: string;
}

/** What services keep of their goods; it is written with the requests of `GoodsStore`. */
export interface GoodsRecords {
  /** Null if there is none. */
  readonly record: (id: GoodId, kind: string, recordId: string) => Promise<GoodsRecord | null>;
  readonly list: (id: GoodId, query: RecordQuery) => Promise<readonly GoodsRecord[]>;
  /** How many there are, without reading them: of a line of thousands it says where somebody is. */
  readonly countBefore: (id: GoodId, query: CountQuery) => Promise<number>;
  /** The names of the goods of a town that have a record of that kind, in the order of names. */
  readonly goodsWith: (realm: GoodId['realm'], kind: string) => Promise<readonly string[]>;
  /** Erases the records of a kind whose moment was before; how many there were. */
  readonly eraseRecords: (id: GoodId, kind: string, before: Instant) => Promise<number>;
  /** Erases records of a kind by their ids; how many there were. */
  readonly eraseNamed: (id: GoodId, kind: string, ids: readonly string[]) => Promise<number>;
  /**
   * Forgets whose the grants of a good are, and the records of a kind: they stay, and are nobody's. How many grants there
   * were.
   */
  readonly forgetHolders: (id: GoodId, kind: string) => Promise<number>;
  /** Erases the answers of requests of all towns that came before: they are not given again. How many there were. */
  readonly eraseAnswers: (before: Instant) => Promise<number>;
}
