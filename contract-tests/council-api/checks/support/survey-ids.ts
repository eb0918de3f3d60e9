import { kindOf } from '#domain/voting/kinds/question-kinds.ts';
import type { Question } from '#domain/voting/survey.ts';

/** The ids that a question's results are keyed by; null for a display type that is not known here. */
export const idsOf = (question: Question): readonly string[] | null =>
  question.kind === 'unknown' ? null : kindOf(question).entries(question);
