import type { AnswerOption } from '../../answer-option.ts';
import type { AnyQuestion, Shuffle } from '../question-kind.ts';

/** A question whose survey lists answers. */
export interface OverAnswers extends AnyQuestion {
  readonly answers: readonly AnswerOption[];
}

/** The ids of the answers, in the survey's order. */
export const answerIds = ({ answers }: OverAnswers): readonly AnswerOption['id'][] =>
  answers.map(({ id }) => id);

const withoutTexts = ({ id, reset, least, most }: AnswerOption) => ({ id, reset, least, most });

/** What all kinds share whose survey lists answers. */
export const overAnswers = {
  entries: answerIds,
  spellings: answerIds,
  choices: ({ answers }: OverAnswers) => answers.map(({ id, text }) => ({ id, name: text })),
  /** Answers that clear the others ("none of these") stay last: among the others they would look like one of them. */
  inOrder: <Q extends OverAnswers>(question: Q, shuffle: Shuffle): Q => ({
    ...question,
    answers: [
      ...shuffle(question.answers.filter(({ reset }) => !reset)),
      ...question.answers.filter(({ reset }) => reset),
    ],
  }),
  deciding: <Q extends OverAnswers>(question: Q) => ({
    ...question,
    answers: question.answers.map(withoutTexts),
  }),
} as const;
