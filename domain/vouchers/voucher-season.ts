import type { Instant } from '../shared/calendar-day.ts';
import { type CampaignRules, isPaused } from './opening/campaign-rules.ts';

/**
 * Whether vouchers are taken in the shops of a town just now. `paused`: they would be, but no campaign of them goes on;
 * `ended`: their last day was in the last thirty; `none`: nobody thinks of any.
 */
export const voucherSeasons = ['used', 'paused', 'ended', 'none'] as const;
/** One of them. */
export type VoucherSeason = (typeof voucherSeasons)[number];

const rememberedFor = 30 * 86_400_000;

/** Whether vouchers of some campaigns are taken at a moment. One that was cancelled never had a voucher. */
export function voucherSeason(
  campaigns: readonly Pick<CampaignRules, 'campaign' | 'pauses' | 'ended'>[],
  now: Instant,
): VoucherSeason {
  const begun = campaigns.filter(
    ({ campaign: { redeem }, ended }) => ended?.kind !== 'cancelled' && redeem.from <= now,
  );
  const going = begun.filter(({ campaign: { redeem } }) => now < redeem.until);
  if (going.some((one) => !isPaused(one))) return 'used';
  if (going.length > 0) return 'paused';
  return begun.some(({ campaign: { redeem } }) => now - redeem.until < rememberedFor) ? 'ended' : 'none';
}
