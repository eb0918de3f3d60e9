import { withPercent } from '#application/text/numbers.ts';
import type { AnswerId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type SliderRefusal, sumOfSliders } from '#domain/voting/kinds/limited-sliders/sliders.ts';
import { limitsOf } from '#domain/voting/kinds/limited-sliders/sliders.ts';
import { wholeOfSliders } from '#domain/voting/kinds/limited-sliders/whole-of-sliders.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import { type OptionView, optionView } from '../answers/option-view.ts';
import type { QuestionOf } from '../question-of.ts';
import { tenthsIn } from './tenths.ts';

export interface SliderView {
  readonly id: string;
  readonly answer: AnswerId;
  readonly option: OptionView;
  readonly hint?: string;
  readonly error?: string;
  readonly value: number;
  /** The most that the answer may be given, in percent. */
  readonly most: number;
  readonly numberLabel: string;
}

export interface SlidersView {
  readonly kind: 'limitedSliders';
  readonly given: number;
  readonly total: string;
  readonly sliders: readonly SliderView[];
}

/** A tenth of the scale of ten is one percent: 70 → `70 %`. */
export const percent = (tenths: number, language: Language): string => withPercent(String(tenths), language);

/** Why a slider did not move. */
export function sliderRefusalText(
  refusal: SliderRefusal,
  { t, language }: Pick<Speech, 't' | 'language'>,
): string {
  if (refusal.kind === 'outOfRange') {
    return t('survey:sliders.outOfRange', {
      min: percent(refusal.min, language),
      max: percent(refusal.max, language),
    });
  }
  if (refusal.left === 0)
    return t('survey:sliders.nothingLeft', { whole: percent(wholeOfSliders, language) });
  return t('survey:sliders.overTotal', { left: percent(refusal.left, language) });
}

function sliderView(state: QuestionState, answer: AnswerOption, value: number, speech: Speech): SliderView {
  const option = optionView(answer, false, speech);
  const hint = limitsText(answer, speech);
  const error = errorOf(state, answer, value, speech);
  return {
    id: `a-${state.survey.id}-${answer.id}`,
    answer: answer.id,
    option,
    value,
    most: limitsOf(answer).max,
    numberLabel: speech.t('survey:sliders.percentOf', { title: textOf(option.title) }),
    ...(hint === null ? {} : { hint }),
    ...(error === null ? {} : { error }),
  };
}

/** Sliders with what each was given, why one did not move, and the total. */
export function slidersView(
  state: QuestionState,
  question: QuestionOf<'limitedSliders'>,
  speech: Speech,
): SlidersView {
  const tenths = tenthsIn(state.raw, question.answers);
  const given = sumOfSliders(tenths);
  const { t, language } = speech;
  return {
    kind: 'limitedSliders',
    given,
    total: t('survey:sliders.total', {
      given: percent(given, language),
      whole: percent(wholeOfSliders, language),
    }),
    sliders: question.answers.map((answer) => sliderView(state, answer, tenths.get(answer.id) ?? 0, speech)),
  };
}

function limitsText({ least, most }: AnswerOption, { t, language }: Speech): string | null {
  if ((least ?? 0) === 0 && (most ?? wholeOfSliders) === wholeOfSliders) return null;
  return t('survey:sliders.limits', {
    min: percent(least ?? 0, language),
    max: percent(most ?? wholeOfSliders, language),
  });
}

/** The refusal of this slider, else that it is below its minimum. */
function errorOf(
  { refusal }: QuestionState,
  { id, least }: AnswerOption,
  value: number,
  speech: Speech,
): string | null {
  if (refusal?.kind === 'slider' && refusal.answer === id) return sliderRefusalText(refusal.why, speech);
  const tooLittle = least !== null && value > 0 && value < least;
  return tooLittle ? speech.t('survey:sliders.tooLittle', { min: percent(least, speech.language) }) : null;
}
