import type { Allocation, Backing } from '#domain/budget/allocation.ts';
import { decimalsOf, type Rational } from '#domain/shared/rational.ts';

/** The decimals of a fraction that are shown; the exact fraction decided which projects are funded. */
export const shownDecimals = 6;

/** Cents as decimals of the currency: 1000/3 cents is `3.333333`. */
export const inCurrency = ({ numerator, denominator }: Rational): string =>
  decimalsOf({ numerator, denominator: denominator * 100n }, shownDecimals);

/** What stands behind a funded project, in figures, by the names that files have for them. */
export function backingFigures(backing: Backing): Readonly<Record<string, string | number>> {
  if (backing.kind === 'load') return { load: inCurrency(backing.load) };
  const { each, inFull, allTheyHad, effective } = backing;
  return {
    each: inCurrency(each),
    paidInFull: inFull,
    paidAllTheyHad: allTheyHad,
    effectiveVotes: decimalsOf(effective, shownDecimals),
  };
}

/** What every voter could spend, and how it was found; null where the rule gives voters no money. */
export function endowmentFigures({ endowment }: Allocation) {
  if (!endowment) return null;
  const { each, increments, ended } = endowment;
  return { each: inCurrency(each), increments, ended };
}
