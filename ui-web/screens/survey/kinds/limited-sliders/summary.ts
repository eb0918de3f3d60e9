import type { GivenAnswer } from '#domain/voting/answer.ts';
import { sumOfSliders } from '#domain/voting/kinds/limited-sliders/sliders.ts';
import type { Speech } from '#ui-web/speech.ts';
import { type AnswerView, answersInLines } from '../answer-view.ts';
import type { QuestionOf } from '../question-of.ts';
import { tenthsIn } from './tenths.ts';
import { percent } from './view.ts';

/** What each answer was given, and all of them together. */
export function slidersSummary(
  { answers }: QuestionOf<'limitedSliders'>,
  raw: GivenAnswer,
  { t, said, language }: Speech,
): AnswerView {
  const tenths = tenthsIn(raw, answers);
  const given = answers.flatMap(({ id, text }) => {
    const value = tenths.get(id);
    return value === undefined ? [] : [{ id, text: said(text), value: percent(value, language) }];
  });
  return answersInLines([
    ...given,
    { text: t('survey:sliders.sum'), value: percent(sumOfSliders(tenths), language), kind: 'total' },
  ]);
}
