/** The lowest and the highest number of stars, both included. */
export interface RatingRange {
  readonly min: number;
  readonly max: number;
}

/** Whether it is a whole number of stars within the range. */
export const isStar = (stars: number, { min, max }: RatingRange) =>
  Number.isInteger(stars) && stars >= min && stars <= max;

/** How many numbers of stars the range has. */
export const starsIn = ({ min, max }: RatingRange): number => max - min + 1;
