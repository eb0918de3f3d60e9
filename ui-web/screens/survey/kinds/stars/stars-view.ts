import type { AnswerId } from '#domain/shared/ids.ts';
import type { RatingRange } from '#domain/voting/kinds/shared/stars.ts';
import type { Star } from '#ui-web/components/star-rating/star-rating.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { OptionView } from '../answers/option-view.ts';

/** One group of stars. */
export interface StarsView {
  /** Of the radios. */
  readonly name: string;
  /** What is rated: an answer, or null for the survey itself. */
  readonly rated: { readonly answer: AnswerId; readonly option: OptionView } | null;
  readonly stars: readonly Star[];
  readonly value: number | null;
  readonly shown: string | null;
  /** The label of the radio that withdraws the stars, if there is one. */
  readonly blank: string | null;
  /** Whether that radio is chosen: a blank vote gives no stars either, but is not the same. */
  readonly unanswered: boolean;
}

/** "3 estrellas". */
export const starsText = (stars: number, { t }: Pick<Speech, 't'>): string =>
  t('survey:stars.count', { count: stars });

/** The stars that can be given. */
export const starsOf = ({ min, max }: RatingRange, speech: Speech): readonly Star[] =>
  Array.from({ length: max - min + 1 }, (_, at) => ({ value: min + at, label: starsText(min + at, speech) }));

/** "3 de 5"; null without stars. */
export const shownOf = (value: number | null, { max }: RatingRange, { t }: Speech) =>
  value === null ? null : t('survey:stars.of', { n: value, max });
