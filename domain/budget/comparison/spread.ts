import { type Rational, rational } from '#domain/shared/rational.ts';
import type { Voters } from './voters.ts';

/** How many voters have how much: from each amount to the number of voters (0 or more) that have just that. */
export type Spread = ReadonlyMap<number, number>;

/** The spread of what ballots have, always with an entry for nothing, which is what a ballot that names nothing has. */
export function spreadOf({ ballots, grouped }: Voters, gains: Float64Array): Spread {
  const spread = new Map([[0, ballots]]);
  const add = (gain: number, voters: number) => spread.set(gain, (spread.get(gain) ?? 0) + voters);
  for (const [group, gain] of gains.entries()) {
    const weight = grouped.weights[group] as number;
    add(0, -weight);
    add(gain, weight);
  }
  return spread;
}

const nothing = rational(0);

/** What a voter has on average, exactly; 0 without voters. */
export function meanOf(spread: Spread): Rational {
  let voters = 0n;
  let sum = 0n;
  for (const [value, weight] of spread) {
    voters += BigInt(weight);
    sum += BigInt(value) * BigInt(weight);
  }
  return voters === 0n ? nothing : { numerator: sum, denominator: voters };
}

/**
 * The Gini coefficient, exactly: half the mean difference between two voters, divided by the average. 0 where all have
 * the same (also where all have nothing), near 1 where one has everything. With the values in order, `i` from 1, it is
 * Σ (2i − n − 1) xᵢ / (n Σ xᵢ); equal values are taken together.
 *
 * @example Four voters with 0, 1, 1 and 2: (−3·0 − 1·1 + 1·1 + 3·2) / (4 · 4) = 6/16
 */
export function giniOf(spread: Spread): Rational {
  const values = [...spread].toSorted(([a], [b]) => a - b);
  const voters = BigInt(values.reduce((sum, [, weight]) => sum + weight, 0));
  let before = 0n;
  let weighted = 0n;
  let sum = 0n;
  for (const [value, weight] of values) {
    const [x, w] = [BigInt(value), BigInt(weight)];
    weighted += x * w * (2n * before + w - voters);
    sum += x * w;
    before += w;
  }
  return sum === 0n ? nothing : { numerator: weighted, denominator: voters * sum };
}
