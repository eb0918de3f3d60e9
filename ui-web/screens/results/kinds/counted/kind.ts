import { answerTitle, publishedIds } from '../../parts/answer-titles.ts';
import { type ResultKind, usual } from '../result-kind.ts';
import { CountedResults } from './part.tsx';

/** Answers and how often each was chosen. */
export const countedResult = {
  ...usual,
  countsVotes: true,
  part: CountedResults,
  titleOf: answerTitle,
  ballotAnswers: (question, answer, speech) =>
    publishedIds(answer).map((id) => answerTitle(question, id, speech) ?? id),
} as const satisfies ResultKind<'options' | 'yesNo' | 'likeDislike' | 'optionsMultiple'>;
