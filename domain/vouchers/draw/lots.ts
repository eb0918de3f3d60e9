import type { VoucherCampaign } from '../campaign.ts';
import { vouchersIn } from '../supply.ts';

/** How many lots of a type are drawn. */
export interface TypeLots {
  readonly type: string;
  readonly lots: number;
}

/**
 * How many lots of each type are drawn: whole ones, of what the desk does not keep.
 *
 * @example lotsOf({ ...campaign, deskShare: 20 }, 2) // of 140 vouchers: 60 lots
 */
export function lotsOf(
  campaign: Pick<VoucherCampaign, 'types' | 'budget' | 'waves' | 'deskShare'>,
  lot: number,
): readonly TypeLots[] {
  let left = vouchersIn(campaign) - campaign.deskShare;
  return campaign.types.map(({ id, most }) => {
    const lots = Math.max(0, Math.floor(Math.min(left, most ?? left) / lot));
    left -= lots * lot;
    return { type: id, lots };
  });
}
