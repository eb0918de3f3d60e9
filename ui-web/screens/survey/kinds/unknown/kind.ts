import { noAnswer } from '../answer-view.ts';
import { type QuestionKind, usual } from '../question-kind.ts';
import { ClosedQuestion, type UnknownView } from './part.tsx';

/** A display type that this version does not know: it is named, and cannot be answered here. */
export const unknownKind = {
  ...usual,
  view: (_state, { displayType }, { t }) => ({
    kind: 'unknown',
    text: t('survey:unknownType', { type: displayType }),
  }),
  part: ClosedQuestion,
  summary: () => noAnswer,
} as const satisfies QuestionKind<'unknown', UnknownView>;
