import type { Share } from '../parameters.ts';

/**
 * A share as a percentage, exact where it has an end: 5/100 is `5%`, 1/8 is `12.5%`; otherwise the fraction.
 */
export function percentage({ numerator, denominator }: Share): string {
  const thousandths = (BigInt(numerator) * 100_000n) / BigInt(denominator);
  if (thousandths * BigInt(denominator) !== BigInt(numerator) * 100_000n)
    return `${numerator}/${denominator}`;
  const digits = String(thousandths).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/u, '').concat('%');
}
