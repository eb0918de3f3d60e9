/**
 * Points of a position, counted from 0: `maxScore` less the position, none beyond (decisions: ranked choice).
 *
 * @example [0, 1, 2, 3].map((position) => pointsAt(position, 3)) // [3, 2, 1, 0]
 */
export const pointsAt = (position: number, maxScore: number): number => Math.max(0, maxScore - position);

/** The order with one entry at another position; the others keep theirs. Beyond either end is the end. */
export function move<T>(order: readonly T[], entry: T, to: number): readonly T[] {
  if (!order.includes(entry)) return order;
  const others = order.filter((one) => one !== entry);
  const place = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, place), entry, ...others.slice(place)];
}
