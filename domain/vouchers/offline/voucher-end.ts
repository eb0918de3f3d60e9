import type { Instant } from '../../shared/calendar-day.ts';
import type { VoucherCampaign } from '../campaign.ts';

/** For how long after the last day of a campaign sales are waited for that were made without a line. */
export const waitedFor = 48 * 3_600_000;

/** When a voucher of a campaign ends. It is not sold any more after the last day; what was sold without a line may still come. */
export const voucherEnd = ({ redeem, offline }: Pick<VoucherCampaign, 'redeem' | 'offline'>): Instant =>
  redeem.until + (offline === null ? 0 : waitedFor);
