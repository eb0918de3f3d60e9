import { chosenAnswers } from '../answers/chosen-answers.ts';
import { type QuestionKind, usual } from '../question-kind.ts';
import { SeveralAnswers } from './part.tsx';
import { type SeveralView, severalView } from './view.ts';

/** Several answers of a list, up to a limit. */
export const optionsMultipleKind = {
  ...usual,
  asFieldset: true,
  // A council may set a limit that its answers cannot reach.
  count: ({ most, answers }) => Math.min(most, answers.length),
  view: severalView,
  part: SeveralAnswers,
  summary: chosenAnswers,
} as const satisfies QuestionKind<'optionsMultiple', SeveralView>;
