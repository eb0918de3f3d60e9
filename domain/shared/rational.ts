/** An exact fraction; the denominator is above zero. Not always in lowest terms. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The rational numerator / denominator, not reduced. The denominator must be above zero. */
export const rational = (numerator: bigint | number, denominator: bigint | number = 1n): Rational => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

/** Below zero when `a` is less, zero when they are the same number. */
export function compareRationals(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : Number(difference > 0n);
}

const bitsOf = (number: bigint): number => number.toString(16).length * 4;

/** The nearest floating-point number, or one next to it; for fractions that are not negative. */
export function floatOf({ numerator, denominator }: Rational): number {
  const shift = 80 - (bitsOf(numerator) - bitsOf(denominator));
  const quotient =
    shift > 0 ? (numerator << BigInt(shift)) / denominator : numerator / (denominator << BigInt(-shift));
  return Number(quotient) * 2 ** -shift;
}

/**
 * Written out with so many decimals, rounded half up; for fractions that are not negative.
 *
 * @example decimalsOf(rational(2, 3), 4) // '0.6667'
 */
export function decimalsOf({ numerator, denominator }: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const rounded = (numerator * scale * 2n + denominator) / (denominator * 2n);
  const digits = String(rounded).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A fraction that is not negative, as people write it: `49/110`, in lowest terms; `3` where it is whole. */
export function fractionString({ numerator, denominator }: Rational): string {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return denominator === a ? String(numerator / a) : `${numerator / a}/${denominator / a}`;
}
