import { liveCountStep } from '../results-visibility.ts';

/**
 * A count as it is told: a multiple of 25 that it has reached, or nothing. What is hidden is fewer than 25, or is hidden so
 * that one that is fewer cannot be computed from the others and the total; a reader is not told which of the two it is.
 */
export type ToldCount = { readonly kind: 'atLeast'; readonly count: number } | { readonly kind: 'hidden' };

/** The parts of a total, told so that none of the small ones can be computed, and the total in steps of 25. */
export interface ToldCounts {
  readonly total: number;
  readonly parts: readonly ToldCount[];
}

/** The greatest multiple of 25 that a count has reached. */
export const inSteps = (count: number): number => count - (count % liveCountStep);

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/**
 * The part that is hidden beside those that are, if they hide each other too badly: the next one in the order of the parts.
 * Choosing by size would say something of the sizes. Null if the hidden ones are safe, or if all are hidden.
 */
function nextHidden(counts: readonly number[], isHidden: readonly boolean[]): number | null {
  const first = isHidden.indexOf(true);
  if (first === -1) return null;
  const small = counts.filter((_, place) => isHidden[place]);
  if (small.length > 1 && sumOf(small) >= liveCountStep) return null;
  const places = [...counts.keys()];
  return (
    [...places.slice(first), ...places.slice(0, first)].find((place) => isHidden[place] === false) ?? null
  );
}

/**
 * Tells the parts of a total in steps of 25. Parts of fewer than 25 are hidden; alone, or together fewer than 25, they are
 * hidden with the part that comes next. Even a reader who knew all told parts and the total to the last vote, and this rule,
 * could think 25 values possible for each hidden one.
 *
 * @example tellCounts([200, 9, 60]) // 250 or more: at least 200, hidden, hidden
 */
export function tellCounts(counts: readonly number[]): ToldCounts {
  let isHidden: readonly boolean[] = counts.map((count) => count < liveCountStep);
  for (let next = nextHidden(counts, isHidden); next !== null; next = nextHidden(counts, isHidden)) {
    const chosen = next;
    isHidden = isHidden.map((was, place) => was || place === chosen);
  }
  return {
    total: inSteps(sumOf(counts)),
    parts: counts.map((count, place) =>
      isHidden[place] ? { kind: 'hidden' } : { kind: 'atLeast', count: inSteps(count) },
    ),
  };
}
