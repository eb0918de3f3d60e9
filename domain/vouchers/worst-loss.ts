import { type Cents, cents } from '../shared/money.ts';
import type { OfflineRule, VoucherType } from './campaign.ts';

/** What may be lost by vouchers that are used twice without a line. */
export interface WorstLoss {
  /** On one device, while it has no line. */
  readonly perDevice: Cents;
  /** On all of them at the same time. */
  readonly whole: Cents;
  /** The part that the council bears; the rest is the shops'. */
  readonly council: Cents;
}

/**
 * The most that a campaign can lose: each device takes no more vouchers and no more money than its allowance, so the loss is
 * at most the sum of the allowances. Printed before a campaign opens; null if no shop takes vouchers without a line.
 *
 * @example worstLoss({ offline: { vouchers: 5, amount: 100_00, … }, types }, 30) // 30 × 100 € = 3000 €
 */
export function worstLoss(
  { offline, types }: { readonly offline: OfflineRule | null; readonly types: readonly VoucherType[] },
  devices: number,
): WorstLoss | null {
  if (offline === null) return null;
  const dearest = Math.max(0, ...types.map(({ face, uses }) => face * uses));
  const perDevice = cents(Math.min(offline.amount, offline.vouchers * dearest));
  const whole = cents(perDevice * devices);
  return { perDevice, whole, council: offline.bearer === 'council' ? whole : cents(0) };
}
