/** The lowest and the highest number of stars, both included. */
export interface RatingRange {
  readonly min: number;
  readonly max: number;
}

/** How many steps a range may have at most: eleven numbers of stars, from 0 to 10. */
const mostSteps = 10;

/**
 * A range as a survey gives it; null unless it is of two whole numbers from 0 on, the higher one second, at most ten
 * steps apart.
 *
 * @example readRange(0, 10) // { min: 0, max: 10 }
 * @example readRange(0, 20) // null
 */
export function readRange(min: unknown, max: unknown): RatingRange | null {
  if (typeof min !== 'number' || typeof max !== 'number') return null;
  const isUsable =
    Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min < max && max - min <= mostSteps;
  return isUsable ? { min, max } : null;
}

/** Whether it is a whole number of stars within the range. */
export const isStar = (stars: number, { min, max }: RatingRange) =>
  Number.isInteger(stars) && stars >= min && stars <= max;

/** How many numbers of stars the range has. */
export const starsIn = ({ min, max }: RatingRange): number => max - min + 1;
