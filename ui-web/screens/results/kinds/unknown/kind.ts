import { publishedIds } from '../../parts/answer-titles.ts';
import { type ResultKind, usual } from '../result-kind.ts';

/** A display type that this version does not know: the council publishes no counts of it. */
export const unknownResult = {
  ...usual,
  part: () => null,
  titleOf: () => null,
  ballotAnswers: (_question, answer) => publishedIds(answer),
} as const satisfies ResultKind<'unknown'>;
