import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsGrant } from '#domain/scarcity/goods-grant.ts';
import type { GoodsAnswer, GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Pool } from '#domain/scarcity/pool.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';

/** A good of a town: a campaign, the desks of an office, an event. Its pools, cells and grants are decided in one line. */
export interface GoodId {
  readonly realm: RealmId;
  readonly good: string;
}

/**
 * Scarce goods. A request is decided on what it finds and stored with its ledger, its steps and its answer in one
 * transaction, one request after the other for each good, in whatever process it comes. An answer is given only once it
 * is stored.
 */
export interface GoodsStore {
  /** Left: why nothing of the request was done. A request that was done before gets its first answer. */
  readonly ask: (id: GoodId, request: GoodsRequest) => Promise<Either<GoodsRefusal, GoodsAnswer>>;
  /** A grant as it is at that moment: `expired` if its time is over. Null if there is none. */
  readonly grant: (id: GoodId, grant: string, at: Instant) => Promise<GoodsGrant | null>;
  /** All grants of a holder as they are at that moment, by their ids. */
  readonly grantsOf: (id: GoodId, holder: string, at: Instant) => Promise<readonly GoodsGrant[]>;
  /** The pools by their ids, without what has ended at that moment. */
  readonly pools: (id: GoodId, at: Instant) => Promise<readonly Pool[]>;
}
