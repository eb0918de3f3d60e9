import { chosenAnswers } from '../answers/chosen-answers.ts';
import { type QuestionKind, usual } from '../question-kind.ts';
import { OneAnswer } from './part.tsx';
import { type OneView, oneView } from './view.ts';

const oneAnswer = {
  ...usual,
  asFieldset: true,
  part: OneAnswer,
  summary: chosenAnswers,
} as const;

/** One answer of a list; a card of its own withdraws it. */
export const optionsKind = {
  ...oneAnswer,
  view: (state, question, speech) => oneView(state, question, speech, 'card'),
} as const satisfies QuestionKind<'options', OneView>;

/** Yes or no; pressing the chosen one again withdraws it. */
export const yesNoKind = {
  ...oneAnswer,
  view: (state, question, speech) => oneView(state, question, speech, 'again'),
} as const satisfies QuestionKind<'yesNo', OneView>;

/** A thumb up or down; pressing the chosen one again withdraws it. */
export const likeDislikeKind = {
  ...oneAnswer,
  view: (state, question, speech) => oneView(state, question, speech, 'again'),
} as const satisfies QuestionKind<'likeDislike', OneView>;
