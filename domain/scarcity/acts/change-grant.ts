import { type Either, isLeft, left, right } from '../../shared/result.ts';
import type { GiveBackGrant, GoodsRefusal, UseGrant } from '../goods-act.ts';
import { type GoodsGrant, type GoodsStatus } from '../goods-grant.ts';
import { type GoodsState, grantIn, type MovedGoods, moveGrant } from '../goods-state.ts';

const usable = (times: number, left: number): boolean =>
  Number.isSafeInteger(times) && times > 0 && times <= left;

const withUses = (grant: GoodsGrant, used: number): GoodsGrant => {
  const status: GoodsStatus = used === grant.uses ? 'used' : 'granted';
  return { ...grant, used, status };
};

/** Uses what was granted, once or several times, and at most as often as it can be used. */
export function useGrant(
  state: GoodsState,
  { grant, times }: Omit<UseGrant, 'kind'>,
): Either<GoodsRefusal, MovedGoods> {
  const found = grantIn(state, grant, ['granted']);
  if (isLeft(found)) return found;
  const { uses, used } = found.right;
  if (!usable(times, uses - used)) return left({ kind: 'fewerUses', left: uses - used });
  return right(moveGrant(state, 'use', found.right, withUses(found.right, used + times)));
}

/** Takes uses back: they can be used again. */
export function reverseUse(
  state: GoodsState,
  { grant, times }: Omit<UseGrant, 'kind'>,
): Either<GoodsRefusal, MovedGoods> {
  const found = grantIn(state, grant, ['granted', 'used']);
  if (isLeft(found)) return found;
  const { used } = found.right;
  if (!usable(times, used)) return left({ kind: 'fewerUses', left: used });
  return right(moveGrant(state, 'reverse', found.right, withUses(found.right, used - times)));
}

/** Frees what was granted and not used. */
export function giveBackGrant(
  state: GoodsState,
  { grant }: Omit<GiveBackGrant, 'kind'>,
): Either<GoodsRefusal, MovedGoods> {
  const found = grantIn(state, grant, ['granted']);
  if (isLeft(found)) return found;
  if (found.right.used > 0) return left({ kind: 'partlyUsed' });
  return right(moveGrant(state, 'giveBack', found.right, { ...found.right, status: 'cancelled' }));
}
