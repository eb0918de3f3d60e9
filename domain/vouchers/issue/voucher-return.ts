import type { GoodsGrant } from '../../scarcity/goods-grant.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { VoucherCampaign } from '../campaign.ts';
import type { Voucher } from '../voucher.ts';

const dayLength = 86_400_000;

/** The first moment at which a voucher can no longer be given back; null if its campaign takes none back. */
export const returnsUntil = (
  { returnDays }: Pick<VoucherCampaign, 'returnDays'>,
  { issuedAt }: Pick<Voucher, 'issuedAt'>,
): Instant | null => (returnDays === 0 ? null : issuedAt + returnDays * dayLength);

/** Why a voucher is not taken back. */
export type ReturnFault =
  | { readonly kind: 'neverReturned' | 'partlyUsed' | 'notGranted' }
  | { readonly kind: 'returnIsOver'; readonly at: Instant };

/** Whether a voucher can be given back: it is its holder's, nothing of it was used, and its days are not over. */
export function mayGiveBack(
  campaign: Pick<VoucherCampaign, 'returnDays'>,
  voucher: Pick<Voucher, 'issuedAt'>,
  { status, used }: Pick<GoodsGrant, 'status' | 'used'>,
  at: Instant,
): Either<ReturnFault, 'mayReturn'> {
  const until = returnsUntil(campaign, voucher);
  if (until === null) return left({ kind: 'neverReturned' });
  if (used > 0) return left({ kind: 'partlyUsed' });
  if (status !== 'granted') return left({ kind: 'notGranted' });
  return at < until ? right('mayReturn') : left({ kind: 'returnIsOver', at: until });
}
