import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { GoodsRefusal, HoldGoods } from '../goods-act.ts';
import { cellName, cellsIn, type GoodsGrant, piecesIn, type Take } from '../goods-grant.ts';
import { type GoodsState, type MovedGoods, moveGrant } from '../goods-state.ts';
import { freeIn } from '../pool.ts';

const isPositive = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** Whether pieces and cells can be counted: whole numbers, every pool and cell once, one cell a piece or none. */
const areCountable = (takes: readonly Take[]): boolean =>
  takes.length > 0 &&
  areDistinct(takes.map(({ pool }) => pool)) &&
  takes.every(
    ({ pieces, cells }) =>
      isPositive(pieces) &&
      (cells.length === 0 || cells.length === pieces) &&
      areDistinct(cells.map(cellName)),
  );

/**
 * Those of these cells that somebody has. Only grants of the same days are looked at cell by cell: a request may hold
 * hundreds of times.
 */
function takenCells(all: readonly GoodsGrant[], pool: string, cells: Take['cells']): readonly string[] {
  if (cells.length === 0) return [];
  const days = new Set(cells.map(({ day }) => day));
  const near = all.filter(({ takes }) =>
    takes.some((take) => take.pool === pool && take.cells.some(({ day }) => days.has(day))),
  );
  const occupied = new Set(near.flatMap((grant) => cellsIn(grant, pool)));
  return cells.map(cellName).filter((name) => occupied.has(name));
}

/** Why a pool does not give what is asked of it; null if it does. */
function refusalOf(
  { pools, grants }: GoodsState,
  holder: string,
  { pool: id, pieces, cells }: Take,
): GoodsRefusal | null {
  const pool = pools.get(id);
  if (pool === undefined) return { kind: 'unknownPool', pool: id };
  if (pool.isClosed) return { kind: 'closedPool', pool: id };
  const all = [...grants.values()];
  const taken = takenCells(all, id, cells);
  if (taken.length > 0) return { kind: 'cellsTaken', pool: id, cells: taken };
  if (freeIn(pool) < pieces) return { kind: 'soldOut', pool: id, left: freeIn(pool) };
  const own = all.filter((grant) => grant.holder === holder);
  const has = own.reduce((sum, grant) => sum + piecesIn(grant, id), 0);
  return pool.perHolder !== null && has + pieces > pool.perHolder
    ? { kind: 'holderHasMost', pool: id, most: pool.perHolder }
    : null;
}

/**
 * Sets goods aside for a holder. The state has all that the holder has, and whoever has one of the cells; what has ended
 * by the clock is expired in it already.
 */
export function holdGoods(
  state: GoodsState,
  { grant: id, holder, takes, until, uses }: HoldGoods,
  at: Instant,
): Either<GoodsRefusal, MovedGoods> {
  if (!areCountable(takes) || !isPositive(uses)) return left({ kind: 'notCountable' });
  if (until <= at) return left({ kind: 'endIsPast' });
  if (state.grants.has(id)) return left({ kind: 'grantExists' });
  for (const take of takes) {
    const refusal = refusalOf(state, holder, take);
    if (refusal !== null) return left(refusal);
  }
  const held: GoodsGrant = { id, holder, takes, status: 'held', until, extended: 0, uses, used: 0 };
  return right(moveGrant(state, 'hold', null, held));
}
