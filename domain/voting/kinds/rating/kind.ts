import { left, right } from '../../../shared/result.ts';
import type { AnyQuestion, QuestionKind } from '../question-kind.ts';
import { onePlace } from '../shared/one-place.ts';
import { onlySums } from '../shared/only-sums.ts';
import { isStar, type RatingRange, starsIn } from '../shared/stars.ts';
import { withoutList } from '../shared/without-list.ts';

/** One number of stars. */
export interface RatingQuestion extends AnyQuestion {
  readonly kind: 'rating';
  readonly range: RatingRange;
}

/** The number of stars that was given. */
export interface RatingAnswer {
  readonly kind: 'rating';
  readonly stars: number;
}

const numbersOfStars = ({ range }: RatingQuestion): readonly string[] =>
  Array.from({ length: starsIn(range) }, (_, index) => String(range.min + index));

/** `rating`: a whole number of stars within the survey's range (specification 2, section 4). */
export const rating: QuestionKind<RatingQuestion, RatingAnswer> = {
  ...withoutList,
  shape: 'number',
  figures: { rows: 'stars', sum: 'ballots', spread: null },
  scale: onlySums,
  entries: numbersOfStars,
  spellings: numbersOfStars,
  rule: () => onePlace,
  reader:
    ({ range }) =>
    (raw) => {
      if (typeof raw !== 'number') return left({ kind: 'otherShape' });
      if (!isStar(raw, range)) return left({ kind: 'outOfRange', id: null, ...range });
      return right({ places: [raw - range.min], numbers: [], text: null });
    },
  answer: ({ range }, { places: [place] }) => ({ kind: 'rating', stars: range.min + (place as number) }),
  raw: ({ stars }) => stars,
};
