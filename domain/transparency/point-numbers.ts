/** The contents of an article's list of points. */
export interface PointNumbers {
  /** Each number once, in the order of the list. */
  readonly numbers: readonly number[];
  /** Parts that are no number. */
  readonly strangers: readonly string[];
}

/**
 * Reads a comma-separated list of point numbers as people type them: spaces and empty parts do not matter, leading
 * zeros neither, a repeated number counts once. Parts that are not whole numbers are returned, so that they can be
 * corrected.
 *
 * @example pointNumbers('3, 7,,x,81') // { numbers: [3, 7, 81], strangers: ['x'] }
 */
export function pointNumbers(ita: string): PointNumbers {
  const parts = ita
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isNumber = (part: string) => /^0*\d{1,6}$/u.test(part);
  return {
    numbers: [...new Set(parts.filter(isNumber).map(Number))],
    strangers: parts.filter((part) => !isNumber(part)),
  };
}
