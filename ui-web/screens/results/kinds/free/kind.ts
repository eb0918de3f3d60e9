import { type ResultKind, usual } from '../result-kind.ts';
import { FreeResults } from './part.tsx';

/** The texts that were written. The published list does not have them. */
export const freeResult = {
  ...usual,
  empty: 'results:noAnswers',
  isRecounted: false,
  part: FreeResults,
  titleOf: () => null,
  ballotAnswers: (_question, _answer, { t }) => [t('results:search.textApart')],
} as const satisfies ResultKind<'free'>;
