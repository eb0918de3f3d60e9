import type { Instant } from '../shared/calendar-day.ts';
import { type Either, never } from '../shared/result.ts';
import { giveBackGrant, reverseUse, useGrant } from './acts/change-grant.ts';
import { confirmHold, extendHold, releaseHold } from './acts/change-hold.ts';
import { holdGoods } from './acts/hold-goods.ts';
import { setPool } from './acts/set-pool.ts';
import type { GoodsAct, GoodsRefusal } from './goods-act.ts';
import type { GoodsState, MovedGoods } from './goods-state.ts';

/** One act on what it finds. */
export function decideAct(state: GoodsState, act: GoodsAct, at: Instant): Either<GoodsRefusal, MovedGoods> {
  switch (act.kind) {
    case 'setPool':
      return setPool(state, act);
    case 'hold':
      return holdGoods(state, act, at);
    case 'extend':
      return extendHold(state, act, at);
    case 'confirm':
      return confirmHold(state, act, at);
    case 'release':
      return releaseHold(state, act);
    case 'use':
      return useGrant(state, act);
    case 'reverse':
      return reverseUse(state, act);
    case 'giveBack':
      return giveBackGrant(state, act);
    default:
      return never(act);
  }
}
