import { publishedIds } from '../../parts/answer-titles.ts';
import { type ResultKind, usual } from '../result-kind.ts';
import { RatingResults } from './part.tsx';
import { starWords } from './view.ts';

/** Stars for the survey itself. */
export const ratingResult = {
  ...usual,
  part: RatingResults,
  titleOf: (_question, id, speech) => starWords(Number(id), speech),
  ballotAnswers: (_question, answer, speech) =>
    publishedIds(answer).map((id) => starWords(Number(id), speech)),
} as const satisfies ResultKind<'rating'>;
