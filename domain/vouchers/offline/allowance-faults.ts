import type { Instant } from '../../shared/calendar-day.ts';
import { type Allowance, type OfflineDevice, type OfflineSum, plus } from './allowance.ts';

/**
 * Why a sale without a line is the shop's own risk. `noAllowance`: none was reserved under that moment. `outsideHours`: it was
 * made before or after it. `clockWrong`: it was made later than now. `allowanceSpent`: more than was reserved.
 */
export interface AllowanceFault {
  readonly kind: 'noAllowance' | 'outsideHours' | 'clockWrong' | 'allowanceSpent';
}

/** By so much a device may be wrong about the council's clock. */
export const clockTolerance = 2 * 60_000;

/** A sale, by what its allowance must be enough for. */
export interface AskedOfAllowance extends OfflineSum {
  readonly reserved: Instant;
  readonly madeAt: Instant;
}

/** The allowance of a device that was reserved at a moment; null if there is none. */
export const allowanceOf = ({ allowances }: OfflineDevice, reserved: Instant): Allowance | null =>
  allowances.find(({ from }) => from === reserved) ?? null;

/** Why an allowance is not enough for a sale; null if it is. */
export function allowanceFault(
  allowance: Allowance | null,
  { madeAt, vouchers, amount }: AskedOfAllowance,
  now: Instant,
): AllowanceFault | null {
  if (allowance === null) return { kind: 'noAllowance' };
  if (madeAt > now + clockTolerance) return { kind: 'clockWrong' };
  if (madeAt < allowance.from - clockTolerance || madeAt >= allowance.until) return { kind: 'outsideHours' };
  const after = plus(allowance.taken, { vouchers, amount });
  return after.vouchers > allowance.vouchers || after.amount > allowance.amount
    ? { kind: 'allowanceSpent' }
    : null;
}

/** The device after a sale: it has taken of its allowance and, unless it came late, is open. */
export function withSale(
  device: OfflineDevice,
  sale: {
    readonly id: string;
    readonly reserved: Instant;
    readonly isLate: boolean;
    readonly lost: OfflineSum;
  },
  sum: OfflineSum,
): OfflineDevice {
  const { id, reserved, isLate, lost } = sale;
  return {
    ...device,
    allowances: device.allowances.map((one) =>
      one.from === reserved ? { ...one, taken: plus(one.taken, sum) } : one,
    ),
    open: isLate ? device.open : [...device.open, { sale: id, reserved, ...sum, lost }],
  };
}

/** Whether a sale of a device can still be overturned. */
export const hasOpenSale = (device: OfflineDevice | null, sale: string): boolean =>
  device !== null && device.open.some((one) => one.sale === sale);

/** The device without a sale that was taken back: nothing of it can be lost any more. */
export const withoutSale = (device: OfflineDevice | null, sale: string): OfflineDevice | null =>
  device && { ...device, open: device.open.filter((one) => one.sale !== sale) };
