import { freeIn, type Pool } from '../../scarcity/pool.ts';
import type { VoucherArea, VoucherCampaign, VoucherType } from '../campaign.ts';
import { takesOf } from '../pools.ts';
import type { VoucherChannel } from '../voucher.ts';

/** What an order takes: a voucher of each of these types. */
export interface WantedVouchers {
  readonly types: readonly VoucherType[];
  readonly area: VoucherArea | null;
  readonly channel: VoucherChannel;
}

/**
 * The first pool that does not have what an order takes of it; null if all have enough, or if one is closed, which is another
 * reason.
 *
 * @example poolWithout(campaign, pools, { types: [ten, ten], area: null, channel: 'web' }) // 'web': one is left there
 */
export function poolWithout(
  campaign: VoucherCampaign,
  pools: readonly Pool[],
  { types, area, channel }: WantedVouchers,
): string | null {
  const wanted = new Map<string, number>();
  for (const type of types)
    for (const { pool, pieces } of takesOf(campaign, type, channel, area))
      wanted.set(pool, (wanted.get(pool) ?? 0) + pieces);
  const asked = pools.filter(({ id }) => wanted.has(id));
  if (asked.some(({ isClosed }) => isClosed)) return null;
  const free = new Map(asked.map((pool) => [pool.id, freeIn(pool)]));
  return [...wanted].find(([pool, pieces]) => (free.get(pool) ?? pieces) < pieces)?.[0] ?? null;
}
