import type { AnswerId } from '#domain/shared/ids.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import type { Question } from '#domain/voting/survey.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { filledText } from '../../filled-text.ts';

export interface OptionView {
  readonly value: string;
  readonly title: Wording;
  readonly detail: Wording | null;
  readonly image: string | null;
  readonly atLimit: boolean;
}

export const optionView = (answer: AnswerOption, atLimit: boolean, speech: Speech): OptionView => ({
  value: answer.id,
  title: speech.said(answer.text),
  detail: filledText(answer.description, speech),
  image: answer.image,
  atLimit,
});

/** The titles of answers in the order of the question, for announcements. */
export const titlesOf = (question: Question, ids: readonly AnswerId[], { said }: Speech): string =>
  'answers' in question
    ? question.answers
        .filter(({ id }) => ids.includes(id))
        .map(({ text }) => textOf(said(text)))
        .join(', ')
    : '';
