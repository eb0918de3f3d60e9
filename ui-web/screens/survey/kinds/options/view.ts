import type { Speech } from '#ui-web/speech.ts';
import { idsIn } from '../../draft/draft-ballot.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import { type OptionView, optionView } from '../answers/option-view.ts';
import type { QuestionOf } from '../question-of.ts';

export type OneQuestion = QuestionOf<'options' | 'yesNo' | 'likeDislike'>;

/** Radios. */
export interface OneView {
  readonly kind: OneQuestion['kind'];
  readonly options: readonly OptionView[];
  readonly selected: readonly string[];
  /** How an answer is withdrawn: by a card of its own, or by pressing the chosen one again; null if it must stay. */
  readonly blank: 'card' | 'again' | null;
  /** There is no answer, not even a blank vote. */
  readonly unanswered: boolean;
}

/** The answers as radios; `takenBack`: how an answer is withdrawn if the question may be left without one. */
export function oneView(
  { survey, raw }: QuestionState,
  question: OneQuestion,
  speech: Speech,
  takenBack: 'card' | 'again',
): OneView {
  return {
    kind: question.kind,
    options: question.answers.map((answer) => optionView(answer, false, speech)),
    selected: idsIn(raw),
    unanswered: raw === undefined,
    blank: survey.required ? null : takenBack,
  };
}
