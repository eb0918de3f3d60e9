import { answersInWords, noAnswer } from '../answer-view.ts';
import { type QuestionKind, usual } from '../question-kind.ts';
import { FreeQuestion } from './part.tsx';
import { type FreeView, freeView } from './view.ts';

/** A text to write. */
export const freeKind = {
  ...usual,
  // A text that is too long is not cut.
  mendable: ['tooLong'],
  view: freeView,
  part: FreeQuestion,
  summary: (_question, raw) => (typeof raw === 'string' ? answersInWords([raw.trim()]) : noAnswer),
} as const satisfies QuestionKind<'free', FreeView>;
