import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../../shared/result.ts';
import type { ConfirmHold, ExtendHold, GoodsRefusal, ReleaseHold } from '../goods-act.ts';
import { type GoodsState, grantIn, type MovedGoods, moveGrant } from '../goods-state.ts';

/** How often a hold can be extended (WCAG 2.2.1: at least ten times). */
export const mostExtensions = 10;

/** Gives a hold that has not ended another end. */
export function extendHold(
  state: GoodsState,
  { grant, until }: ExtendHold,
  at: Instant,
): Either<GoodsRefusal, MovedGoods> {
  const found = grantIn(state, grant, ['held']);
  if (isLeft(found)) return found;
  const held = found.right;
  if (until <= at) return left({ kind: 'endIsPast' });
  if (held.extended >= mostExtensions) return left({ kind: 'extendedOften' });
  return right(moveGrant(state, 'extend', held, { ...held, until, extended: held.extended + 1 }));
}

/** Makes a hold that has not ended its holder's own. */
export function confirmHold(
  state: GoodsState,
  { grant, until }: ConfirmHold,
  at: Instant,
): Either<GoodsRefusal, MovedGoods> {
  const found = grantIn(state, grant, ['held']);
  if (isLeft(found)) return found;
  if (until !== null && until <= at) return left({ kind: 'endIsPast' });
  return right(moveGrant(state, 'confirm', found.right, { ...found.right, status: 'granted', until }));
}

/** Frees what a hold has. */
export function releaseHold(state: GoodsState, { grant }: ReleaseHold): Either<GoodsRefusal, MovedGoods> {
  const found = grantIn(state, grant, ['held']);
  if (isLeft(found)) return found;
  return right(moveGrant(state, 'release', found.right, { ...found.right, status: 'cancelled' }));
}
