import { type ResultKind, usual } from '../result-kind.ts';
import { FreeResults } from './part.tsx';

/** What was written. The published list does not hold the texts. */
export const freeResult = {
  ...usual,
  empty: 'results:noAnswers',
  isRecounted: false,
  part: FreeResults,
  titleOf: () => null,
  ballotAnswers: (_question, _answer, { t }) => [t('results:search.textApart')],
} as const satisfies ResultKind<'free'>;
