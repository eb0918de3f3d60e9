import type { Instant } from '../../shared/calendar-day.ts';
import type { Cents } from '../../shared/money.ts';

/** A number of vouchers, and what they are worth together. */
export interface OfflineSum {
  readonly vouchers: number;
  readonly amount: Cents;
}

/**
 * What one device may take while it has no line, reserved for it by the council beforehand. The moment at which it was
 * reserved is its name, and decides between two sales of one voucher.
 */
export interface Allowance extends OfflineSum {
  readonly from: Instant;
  readonly until: Instant;
  /** What the sales took of it that the council has got. */
  readonly taken: OfflineSum;
  /** Its share was freed: what comes of it now is late. */
  readonly isFreed?: true;
}

/** A sale of which the council may still lose something, since another one that was reserved earlier may yet come. */
export interface OpenSale extends OfflineSum {
  readonly sale: string;
  readonly reserved: Instant;
  /** What of it was used twice. */
  readonly lost: OfflineSum;
}

/** What a campaign knows of a device that takes vouchers without a line. */
export interface OfflineDevice {
  readonly device: string;
  readonly shop: string;
  /** The newest first. Only that one is open; earlier ones are there for sales that come late. */
  readonly allowances: readonly Allowance[];
  /** What was lost in sales that are no longer open: it is never given back. */
  readonly lost: OfflineSum;
  readonly open: readonly OpenSale[];
}

/** Nothing. */
export const noSum: OfflineSum = { vouchers: 0, amount: 0 as Cents };

/** Two sums together. */
export const plus = (a: OfflineSum, b: OfflineSum): OfflineSum => ({
  vouchers: a.vouchers + b.vouchers,
  amount: (a.amount + b.amount) as Cents,
});

/** What is left of a sum; not less than nothing. */
export const less = (a: OfflineSum, b: OfflineSum): OfflineSum => ({
  vouchers: Math.max(0, a.vouchers - b.vouchers),
  amount: Math.max(0, a.amount - b.amount) as Cents,
});

/** For how long after its end an allowance still has its place before later ones: what comes after that is late. */
export const lateAfter = 24 * 3_600_000;

/**
 * Whether sales of an allowance that come now have their place. One that was renewed has said that nothing more comes, and of
 * one whose share was freed nothing can.
 */
export const isOpenAllowance = ({ allowances }: OfflineDevice, reserved: Instant, now: Instant): boolean => {
  const [current] = allowances;
  if (current === undefined || current.isFreed === true) return false;
  return current.from === reserved && now < current.until + lateAfter;
};

/** The allowance of a device of which sales may yet come in their place; null if it has none. */
export function openAllowance(device: OfflineDevice, now: Instant): Allowance | null {
  const [current] = device.allowances;
  return current !== undefined && isOpenAllowance(device, current.from, now) ? current : null;
}

/** Whether a device has a share of what a campaign may lose: an open allowance, open sales, or something that it lost. */
export const hasShare = (device: OfflineDevice, now: Instant): boolean =>
  device.lost.vouchers > 0 || device.open.length > 0 || openAllowance(device, now) !== null;
