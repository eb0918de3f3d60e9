import type { GivenAnswer } from '#domain/voting/answer.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';

interface WithAnswers {
  readonly answers: readonly AnswerOption[];
}

/** The text of an answer; null if the survey does not have it. */
export function answerTitle({ answers }: WithAnswers, id: string, { said }: Speech): Wording | null {
  const found = answers.find((answer) => answer.id === id);
  return found === undefined ? null : said(found.text);
}

/** The ids that an answer of the list names, in its own order. */
export function publishedIds(answer: GivenAnswer): readonly string[] {
  if (typeof answer === 'object') return Array.isArray(answer) ? answer.map(String) : Object.keys(answer);
  return [String(answer)];
}

/** What an answer of the list gave to each id. */
export const publishedNumbers = (answer: GivenAnswer): readonly (readonly [string, number])[] =>
  typeof answer === 'object' && !Array.isArray(answer)
    ? Object.entries(answer as Readonly<Record<string, number>>)
    : [];
