import type { Survey } from '#domain/voting/survey.ts';
import type { ChangeAnswer } from '../../draft/change-answer.ts';
import { answered } from '../../draft/draft-ballot.ts';

export interface RatingAnswering {
  /** Stars of `rating`, or none. */
  rate(survey: Survey, stars: number | null): void;
}

export const ratingAnswering = (change: ChangeAnswer): RatingAnswering => ({
  rate: (survey, stars) => change(survey, (draft) => answered(draft, survey.id, stars ?? [])),
});
