import type { Pool } from '../scarcity/pool.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { VoucherArea, VoucherCampaign, VoucherType } from './campaign.ts';
import { allPool, areaPool, budgetPool, poolsOf, typePool } from './pools.ts';
import { councilShare } from './supply.ts';
import type { VoucherChannel } from './voucher.ts';

/** How many pieces of each pool are free at a moment: a wave that nobody has asked for yet counts as well. */
function freeAt(campaign: VoucherCampaign, pools: readonly Pool[], at: Instant): (pool: string) => number {
  const now = new Map(
    poolsOf(campaign, at).map(({ pool, size }) => {
      const given = pools.find(({ id }) => id === pool);
      return [pool, size - (given?.held ?? 0) - (given?.taken ?? 0)] as const;
    }),
  );
  return (pool) => Math.max(0, now.get(pool) ?? 0);
}

/** Who asks what is left: by which way, and in which area they live. */
export interface AskedSupply {
  readonly at: Instant;
  /** Null: by any. */
  readonly channel: VoucherChannel | null;
  readonly area: VoucherArea | null;
}

/** How many vouchers of a type can be had: the least of what its pools have, and of what the money is enough for. */
export function leftOfType(
  campaign: VoucherCampaign,
  pools: readonly Pool[],
  type: VoucherType,
  { at, channel, area }: AskedSupply,
): number {
  const free = freeAt(campaign, pools, at);
  const share = councilShare(type);
  return Math.min(
    free(allPool),
    ...(channel === null ? [] : [free(channel)]),
    free(typePool(type)),
    ...(area === null ? [] : [free(areaPool(area))]),
    ...(share === 0 ? [] : [Math.floor(free(budgetPool) / share)]),
  );
}

/** How many vouchers of any type can be had by a way. */
export function leftInAll(
  campaign: VoucherCampaign,
  pools: readonly Pool[],
  { at, channel }: Pick<AskedSupply, 'at' | 'channel'>,
): number {
  const asked = { at, channel, area: null };
  const sum = campaign.types.reduce((before, type) => before + leftOfType(campaign, pools, type, asked), 0);
  const free = freeAt(campaign, pools, at);
  return Math.min(free(channel ?? allPool), free(allPool), sum);
}

/**
 * What everybody is told to be left: tens from 100 on, since the last digit would be another one by the time it is read.
 *
 * @example toldLeft(11_247) // 11240
 */
export const toldLeft = (left: number): number => (left < 100 ? left : Math.floor(left / 10) * 10);
