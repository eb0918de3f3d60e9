import type { AnswerId } from '#domain/shared/ids.ts';
import type { AnswerOption, Question, Survey } from '#domain/voting/survey.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { filledText } from './filled-text.ts';
import { chosenIn } from './paper.ts';
import type { OpenState } from './state.ts';

type SeveralQuestion = Extract<Question, { kind: 'optionsMultiple' }>;

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

/** Checkboxes: which are at the limit, how many are ticked, and what was refused. */
export function severalView(open: OpenState, survey: Survey, question: SeveralQuestion, speech: Speech) {
  const { answers, most } = question;
  const selected = chosenIn(open.paper, survey.id);
  const refusal = open.paper.refused.get(survey.id);
  const resets = answers.filter(({ reset }) => reset).map(({ id }) => id);
  const hasReset = resets.some((id) => selected.includes(id));
  return {
    // A reset answer can always be taken: it clears the others. And it gives way to any other.
    options: answers.map((answer) => {
      const full = selected.length >= most && !selected.includes(answer.id) && !answer.reset && !hasReset;
      return optionView(answer, full, speech);
    }),
    selected,
    count: speech.t('survey:options.count', { n: selected.length, of: most }),
    ...(refusal?.kind === 'tooMany' ? { refusal: speech.t('survey:options.tooMany', { count: most }) } : {}),
  };
}

/** The titles of answers, to name them aloud. */
export const titlesOf = (question: Question, ids: readonly AnswerId[], { said }: Speech): string =>
  question.kind === 'options' || question.kind === 'optionsMultiple'
    ? question.answers
        .filter(({ id }) => ids.includes(id))
        .map(({ text }) => textOf(said(text)))
        .join(', ')
    : '';
