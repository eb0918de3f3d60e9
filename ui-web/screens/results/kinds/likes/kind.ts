import { type ResultKind, usual } from '../result-kind.ts';
import { LikesResults } from './part.tsx';

/** How many like it. */
export const likesResult = {
  ...usual,
  part: LikesResults,
  titleOf: (_question, _id, { t }) => t('results:like'),
  ballotAnswers: (_question, _answer, { t }) => [t('results:like')],
} as const satisfies ResultKind<'likes'>;
