import { type Language, textFor } from '#domain/shared/localized-text.ts';
import { kindOf } from '#domain/voting/kinds/question-kinds.ts';
import type { Question } from '#domain/voting/survey.ts';

/** The texts of a question's answers or proposals by id, in a language; an id without a text is shown as it is. */
export function choiceNames(question: Question | null, language: Language): (id: string) => string {
  const choices = question && question.kind !== 'unknown' ? kindOf(question).choices(question) : null;
  const names = new Map(choices?.map(({ id, name }) => [id, textFor(name, language, 'es').text]));
  return (id) => names.get(id) || id;
}

export const leastStarsOf = (question: Question | null): number =>
  question && 'range' in question ? question.range.min : 1;
