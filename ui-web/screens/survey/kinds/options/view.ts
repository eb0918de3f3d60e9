import type { AnswerId } from '#domain/shared/ids.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import type { Question } from '#domain/voting/survey.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import { filledText } from '../../filled-text.ts';
import { idsIn } from '../../draft/draft-ballot.ts';

type OneQuestion = Extract<Question, { kind: 'options' | 'yesNo' | 'likeDislike' }>;
type SeveralQuestion = Extract<Question, { kind: 'optionsMultiple' }>;

export interface OptionView {
  readonly value: string;
  readonly title: Wording;
  readonly detail: Wording | null;
  readonly image: string | null;
  readonly atLimit: boolean;
}

export interface OneView {
  readonly kind: 'options';
  readonly options: readonly OptionView[];
  readonly selected: readonly string[];
  /** How an answer is taken back: by a card of its own, or by pressing the chosen one again; null where it must stay. */
  readonly blank: 'card' | 'again' | null;
  /** Nothing was answered, not even a blank vote. */
  readonly unanswered: boolean;
}

export interface SeveralView {
  readonly kind: 'optionsMultiple';
  readonly options: readonly OptionView[];
  readonly selected: readonly string[];
  readonly count: string;
  readonly refusal?: string;
}

export const optionView = (answer: AnswerOption, atLimit: boolean, speech: Speech): OptionView => ({
  value: answer.id,
  title: speech.said(answer.text),
  detail: filledText(answer.description, speech),
  image: answer.image,
  atLimit,
});

/** Radios. The two of yes and no toggle; a list has one more card, for no answer. */
export function oneView({ survey, raw }: QuestionState, question: OneQuestion, speech: Speech): OneView {
  return {
    kind: 'options',
    options: question.answers.map((answer) => optionView(answer, false, speech)),
    selected: idsIn(raw),
    unanswered: raw === undefined,
    blank: survey.required ? null : question.kind === 'options' ? 'card' : 'again',
  };
}

/** Checkboxes: which are at the limit, how many are ticked, and what was refused. */
export function severalView(
  { raw, refusal }: QuestionState,
  question: SeveralQuestion,
  speech: Speech,
): SeveralView {
  const { answers, most } = question;
  const selected = idsIn(raw);
  const resets = answers.filter(({ reset }) => reset).map(({ id }) => id);
  const hasReset = resets.some((id) => selected.includes(id));
  return {
    kind: 'optionsMultiple',
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

/** The titles of answers in the order of the question, to name them aloud. */
export const titlesOf = (question: Question, ids: readonly AnswerId[], { said }: Speech): string =>
  'answers' in question
    ? question.answers
        .filter(({ id }) => ids.includes(id))
        .map(({ text }) => textOf(said(text)))
        .join(', ')
    : '';
