import type { Instant } from '../shared/calendar-day.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { VoucherCampaign, VoucherType } from './campaign.ts';

/** What the council spends on one voucher of a type: its face in all uses, less what its holder pays. */
export const councilShare = ({ face, uses, price }: Pick<VoucherType, 'face' | 'uses' | 'price'>): Cents =>
  cents(Math.max(0, face * uses - price));

/** How many vouchers the budget pays for if all are of the type that costs the council least; null if one costs nothing. */
export function paidByBudget({ budget, types }: Pick<VoucherCampaign, 'budget' | 'types'>): number | null {
  const least = Math.min(...types.map(councilShare));
  return least > 0 && Number.isFinite(least) ? Math.floor(budget / least) : null;
}

type Supplied = Pick<VoucherCampaign, 'budget' | 'types' | 'waves'>;

/** Whether each type says how many there are of it. */
export const areCounted = ({ types }: Pick<VoucherCampaign, 'types'>): boolean =>
  types.every(({ most }) => most !== null);

/**
 * How many vouchers a campaign can have at most: those of its types, or, where a type has no number of its own, as many as
 * the budget pays for. 0 if neither says so.
 */
export function mostVouchers(campaign: Pick<VoucherCampaign, 'budget' | 'types'>): number {
  const byTypes = campaign.types.reduce((sum, { most }) => sum + (most ?? 0), 0);
  const byBudget = paidByBudget(campaign);
  if (!areCounted(campaign)) return byBudget ?? 0;
  return byBudget === null ? byTypes : Math.min(byTypes, byBudget);
}

const inWaves = (waves: VoucherCampaign['waves']): number =>
  waves.reduce((sum, { vouchers }) => sum + vouchers, 0);

/** How many vouchers a campaign has: all of its waves or, if it has none, as many as it can have. */
export const vouchersIn = (campaign: Supplied): number =>
  campaign.waves.length === 0 ? mostVouchers(campaign) : inWaves(campaign.waves);

/** How many vouchers are released at a moment by its waves; all of them if it has none. */
export const releasedAt = (campaign: Supplied, at: Instant): number =>
  campaign.waves.length === 0
    ? vouchersIn(campaign)
    : inWaves(campaign.waves.filter((wave) => wave.at <= at));

/** When the next wave begins after a moment, and how many vouchers come with it; null if none does. */
export const nextWave = (
  { waves }: Pick<VoucherCampaign, 'waves'>,
  after: Instant,
): VoucherCampaign['waves'][number] | null =>
  waves.filter(({ at }) => at > after).toSorted((a, b) => a.at - b.at)[0] ?? null;
