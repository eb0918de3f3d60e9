import { type Language, textFor } from '#domain/shared/localized-text.ts';
import type { Question } from '#domain/voting/survey.ts';

/** The texts of a question's answers or proposals by id, in a language; an id without a text is shown as it is. */
export function namesIn(question: Question | null, language: Language): (id: string) => string {
  const names = new Map<string, string>();
  if (question && 'answers' in question) {
    for (const { id, text } of question.answers) names.set(id, textFor(text, language, 'es').text);
  }
  if (question && 'proposals' in question) {
    for (const { id, title } of question.proposals) names.set(id, textFor(title, language, 'es').text);
  }
  return (id) => names.get(id) || id;
}

export const leastStarsOf = (question: Question | null): number =>
  question && 'range' in question ? question.range.min : 1;
