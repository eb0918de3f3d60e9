import type { AnswerId } from '../../../shared/ids.ts';
import type { AnswerOption } from '../../answer-option.ts';
import type { PlacedAnswer, PlacesRule, QuestionKind } from '../question-kind.ts';
import { numbersReader } from '../shared/numbers-reader.ts';
import { onlySums } from '../shared/only-sums.ts';
import { answerIds, overAnswers, type OverAnswers } from '../shared/over-answers.ts';
import { limitsOf, sliderTenths } from './sliders.ts';
import { wholeOfSliders } from './whole-of-sliders.ts';

/** Sliders that share 100 %. */
export interface SlidersQuestion extends OverAnswers {
  readonly kind: 'limitedSliders';
}

/** Whole tenths of the scale of ten: 100 is all of it. Answers left at zero are not named. */
export interface SlidersAnswer {
  readonly kind: 'limitedSliders';
  readonly tenths: ReadonlyMap<AnswerId, number>;
}

function outOfRange(option: AnswerOption) {
  const { min, max } = limitsOf(option);
  return { kind: 'outOfRange', id: option.id, min: min / 10, max: max / 10 } as const;
}

/** Tenths within each answer's limits, 100 % together at most; at least one must be above zero. */
const ruleOf =
  ({ answers }: SlidersQuestion): PlacesRule =>
  (places, numbers, length) => {
    let sum = 0;
    for (let at = 0; at < length; at += 1) {
      const option = answers[places[at] as number] as AnswerOption;
      const tenths = sliderTenths(option, numbers[at] as number);
      if (tenths === null) return outOfRange(option);
      numbers[at] = tenths;
      sum += tenths;
    }
    if (sum === 0) return { kind: 'emptyAnswer' };
    return sum > wholeOfSliders ? { kind: 'overTotal', tenths: sum } : null;
  };

function answerOf({ answers }: SlidersQuestion, { places, numbers }: PlacedAnswer): SlidersAnswer {
  const tenths = new Map<AnswerId, number>();
  for (const [at, place] of places.entries()) {
    const value = numbers[at] as number;
    if (value > 0) tenths.set((answers[place] as AnswerOption).id, value);
  }
  return { kind: 'limitedSliders', tenths };
}

/** `limitedSliders`: 100 % to share among the answers. */
export const limitedSliders: QuestionKind<SlidersQuestion, SlidersAnswer> = {
  ...overAnswers,
  shape: 'numbers',
  figures: { rows: 'answers', sum: 'tenths', spread: null },
  scale: onlySums,
  rule: ruleOf,
  reader: (question) => numbersReader(answerIds(question), ruleOf(question)),
  answer: answerOf,
  raw: ({ tenths }) => Object.fromEntries([...tenths].map(([id, value]) => [id, value / 10])),
};
