import { textFor } from '#domain/shared/localized-text.ts';
import { kindOf } from '#domain/voting/kinds/question-kinds.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { CommandContext } from '../../command.ts';

/**
 * The texts of a question's answers or proposals by id, in a language; an id without a text is shown as it is. A like has no
 * text in its survey.
 */
export function choiceNames(
  question: Question | null,
  { locale: language, say }: Pick<CommandContext, 'locale' | 'say'>,
): (id: string) => string {
  if (question?.kind === 'likes') return () => say('report.like');
  const choices = question && question.kind !== 'unknown' ? kindOf(question).choices(question) : null;
  const names = new Map(choices?.map(({ id, name }) => [id, textFor(name, language, 'es').text]));
  return (id) => names.get(id) || id;
}

export const leastStarsOf = (question: Question | null): number =>
  question && 'range' in question ? question.range.min : 1;
