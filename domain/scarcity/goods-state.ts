import { type Either, left, right } from '../shared/result.ts';
import type { GoodsRefusal } from './goods-act.ts';
import { type GoodsGrant, placeOf } from './goods-grant.ts';
import type { PieceEntry } from './ledger.ts';
import { type PiecePlace, type Pool, withPieces } from './pool.ts';

/** Pools and grants of a good: all of them, or those that decide a request. */
export interface GoodsState {
  readonly pools: ReadonlyMap<string, Pool>;
  readonly grants: ReadonlyMap<string, GoodsGrant>;
}

/** A good of which nothing exists yet. */
export const noGoods: GoodsState = { pools: new Map(), grants: new Map() };

/** A transition of one grant or pool, for its chain of steps. */
export interface GoodsDeed {
  /** `grant/…` or `pool/…`. */
  readonly subject: string;
  readonly act: string;
  readonly from: string | null;
  readonly to: string;
}

/** What an act makes of a good. */
export interface MovedGoods {
  readonly state: GoodsState;
  readonly entries: readonly PieceEntry[];
  readonly deed: GoodsDeed;
}

const stateName = ({ status, used }: GoodsGrant): string => (used === 0 ? status : `${status}/${used}`);

const deedOf = (act: string, before: GoodsGrant | null, after: GoodsGrant): GoodsDeed => ({
  subject: `grant/${after.id}`,
  act: `goods.${act}`,
  from: before && stateName(before),
  to: stateName(after),
});

/**
 * The good after a grant came to another state, or began (`before` is null). Its pieces go from place to place in the
 * ledger and in the counters of their pools at once, so that both always agree. Its pools must be in the state.
 */
export function moveGrant(
  { pools, grants }: GoodsState,
  act: string,
  before: GoodsGrant | null,
  after: GoodsGrant,
): MovedGoods {
  const from: PiecePlace = before === null ? 'free' : placeOf(before);
  const to = placeOf(after);
  const moved = new Map(pools);
  const entries: PieceEntry[] = [];
  const move = (pool: string, place: PiecePlace, amount: number) => {
    const found = moved.get(pool);
    if (found === undefined) throw new Error(`a pool is missing: ${pool}`);
    moved.set(pool, withPieces(found, place, amount));
    entries.push({ kind: 'pieces', pool, place, amount });
  };
  for (const { pool, pieces } of from === to ? [] : after.takes) {
    move(pool, from, -pieces);
    move(pool, to, pieces);
  }
  const state = { pools: moved, grants: new Map(grants).set(after.id, after) };
  return { state, entries, deed: deedOf(act, before, after) };
}

/** The grant of an act, if it is in one of these states. */
export function grantIn(
  { grants }: GoodsState,
  id: string,
  statuses: readonly GoodsGrant['status'][],
): Either<GoodsRefusal, GoodsGrant> {
  const grant = grants.get(id);
  if (grant === undefined) return left({ kind: 'unknownGrant' });
  return statuses.includes(grant.status) ? right(grant) : left({ kind: 'wrongStatus', status: grant.status });
}
