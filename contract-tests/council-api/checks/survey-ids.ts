import type { Question } from '#domain/voting/survey.ts';

/** The ids that a question's results are keyed by; null for a display type that nobody here can count. */
export function idsOf(question: Question): readonly string[] | null {
  switch (question.kind) {
    case 'options':
    case 'optionsMultiple':
      return question.answers.map(({ id }) => id);
    case 'budgetAmount':
      return question.proposals.map(({ id }) => id);
    case 'unknown':
      return null;
    default:
      return question satisfies never;
  }
}
