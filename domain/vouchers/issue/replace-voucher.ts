import type { GoodsAct, SetPool } from '../../scarcity/goods-act.ts';
import type { GoodsGrant } from '../../scarcity/goods-grant.ts';
import type { Pool } from '../../scarcity/pool.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { allPool } from '../pools.ts';
import { orderLasts } from './voucher-order.ts';

/** Opens the pool of all vouchers, or closes it again. */
const setClosed = ({ id, size, perHolder }: Pool, isClosed: boolean): SetPool => ({
  kind: 'setPool',
  pool: id,
  size,
  perHolder,
  isClosed,
});

/**
 * The acts that put a new voucher in the place of a lost one, together or not at all: the old one is free, and the new one
 * takes what it had of every pool, with as many uses left and the same end. It is given also while the campaign gives no
 * vouchers: its holder has this one already.
 */
export function replacingActs(
  { id: lost, holder, takes, until, uses, used }: GoodsGrant,
  grant: string,
  { at, pools }: { readonly at: Instant; readonly pools: readonly Pool[] },
): readonly GoodsAct[] {
  const shut = pools.filter(({ id, isClosed }) => id === allPool && isClosed);
  const times = used;
  return [
    ...(used > 0 ? [{ kind: 'reverse', grant: lost, times } as const] : []),
    { kind: 'giveBack', grant: lost },
    ...shut.map((pool) => setClosed(pool, false)),
    { kind: 'hold', grant, holder, takes, until: at + orderLasts, uses },
    { kind: 'confirm', grant, until },
    ...(used > 0 ? [{ kind: 'use', grant, times } as const] : []),
    ...shut.map((pool) => setClosed(pool, true)),
  ];
}
