import type { GivenAnswer } from '#domain/voting/answer.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import type { Speech } from '#ui-web/speech.ts';
import { idsIn } from '../../draft/draft-ballot.ts';
import { type AnswerView, answersInWords } from '../answer-view.ts';

/** The answers that were chosen, in the order of the question. */
export function chosenAnswers(
  { answers }: { readonly answers: readonly AnswerOption[] },
  raw: GivenAnswer,
  { said }: Speech,
): AnswerView {
  const chosen = idsIn(raw);
  return answersInWords(answers.filter(({ id }) => chosen.includes(id)).map(({ text }) => said(text)));
}
