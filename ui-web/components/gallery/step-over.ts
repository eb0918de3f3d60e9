/**
 * The next picture in a direction, in a circle, without those that are missing; the same one if all others are.
 *
 * @example stepOver(4, 1, 5, new Set([0])) // 1
 */
export function stepOver(from: number, by: 1 | -1, of: number, missing: ReadonlySet<number>): number {
  for (let steps = 1; steps <= of; steps += 1) {
    const at = (((from + by * steps) % of) + of) % of;
    if (!missing.has(at)) return at;
  }
  return Math.min(Math.max(from, 0), of - 1);
}
