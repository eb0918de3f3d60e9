import { answersInWords, noAnswer } from '../answer-view.ts';
import { type QuestionKind, usual } from '../question-kind.ts';
import { starsText } from '../stars/stars-view.ts';
import { RatingQuestion } from './part.tsx';
import { type RatingView, ratingView } from './view.ts';

/** Stars for the survey itself. */
export const ratingKind = {
  ...usual,
  asFieldset: true,
  view: ratingView,
  part: RatingQuestion,
  summary: (_question, raw, speech) =>
    typeof raw === 'number' ? answersInWords([starsText(raw, speech)]) : noAnswer,
} as const satisfies QuestionKind<'rating', RatingView>;
