import { type GoodsGrant, piecesIn } from '../../scarcity/goods-grant.ts';
import type { Pool } from '../../scarcity/pool.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { VoucherCampaign } from '../campaign.ts';
import { allPool, typePool } from '../pools.ts';
import { leftInAll, leftOfType } from '../what-is-left.ts';
import { mostInOrder } from './voucher-order.ts';

/** How many vouchers a person can have at a desk now: in all, and of each type. */
export interface DeskAllowance {
  readonly most: number;
  readonly types: readonly { readonly type: string; readonly most: number }[];
}

/** How many more one person may have: their most less what they have; null if there is no most. */
const moreOf = (most: number | null, grants: readonly GoodsGrant[], pool: string): number =>
  most === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, most - grants.reduce((sum, grant) => sum + piecesIn(grant, pool), 0));

/** How many vouchers a person with these grants can have of the share of the desk, at a moment. */
export function deskAllowance(
  campaign: VoucherCampaign,
  pools: readonly Pool[],
  grants: readonly GoodsGrant[],
  at: Instant,
): DeskAllowance {
  const asked = { at, channel: 'desk', area: null } as const;
  const most = Math.min(
    leftInAll(campaign, pools, asked),
    moreOf(campaign.perPerson, grants, allPool),
    mostInOrder,
  );
  const types = campaign.types.map((type) => ({
    type: type.id,
    most: Math.min(
      most,
      leftOfType(campaign, pools, type, asked),
      moreOf(type.perPerson, grants, typePool(type)),
    ),
  }));
  return { most, types };
}
