import { type Cents, cents } from '../shared/money.ts';

/** Rounded half up on integers; below nothing, half away from it. */
function divided(amount: number, by: number): number {
  const size = Math.floor((Math.abs(amount) * 2 + by) / (by * 2));
  return amount < 0 ? -size : size;
}

/**
 * What falls to each inhabitant, to the nearest cent.
 *
 * @example perHead(1000 cents, 3) // 333
 */
export const perHead = (amount: Cents, inhabitants: number): Cents => cents(divided(amount, inhabitants));

/** A part of a whole in hundredths of a hundredth: 33,22 % is 3322. Null where there is no whole to be a part of. */
export const shareHundredths = (part: Cents, whole: Cents): number | null =>
  whole <= 0 ? null : divided(part * 10_000, whole);
