import type { AnswerId } from '../../../shared/ids.ts';
import { type Either, left, right } from '../../../shared/result.ts';
import type { AnswerOption } from '../../answer-option.ts';
import { wholeOfSliders } from './whole-of-sliders.ts';

/** The least and the most that the slider of an answer may be given, in tenths. */
export const limitsOf = ({ least, most }: AnswerOption) => ({ min: least ?? 0, max: most ?? wholeOfSliders });

/** Why a slider stays where it is. */
export type SliderRefusal =
  | { readonly kind: 'overTotal'; readonly left: number }
  | { readonly kind: 'outOfRange'; readonly min: number; readonly max: number };

/** The sum of all sliders, in tenths. */
export const sumOfSliders = (tenths: ReadonlyMap<AnswerId, number>): number =>
  [...tenths.values()].reduce((sum, value) => sum + value, 0);

/**
 * Sets a slider, in tenths. Lowering always works, down to nothing; raising only within the answer's own limits and
 * while all together stay within 100 % (specification 2, section 5). With 70 % given, no slider can be raised by 40.
 */
export function setSlider(
  option: AnswerOption,
  tenths: ReadonlyMap<AnswerId, number>,
  to: number,
): Either<SliderRefusal, ReadonlyMap<AnswerId, number>> {
  const before = tenths.get(option.id) ?? 0;
  const { min, max } = limitsOf(option);
  if (to > before) {
    const others = sumOfSliders(tenths) - before;
    if (to < min || to > max) return left({ kind: 'outOfRange', min, max });
    if (others + to > wholeOfSliders) return left({ kind: 'overTotal', left: wholeOfSliders - others });
  }
  const next = new Map(tenths);
  if (to <= 0) next.delete(option.id);
  else next.set(option.id, to);
  return right(next);
}

/**
 * Sets a slider by a step of a key, in tenths: it goes as far as it may. From nothing the first step up goes to the
 * least of the answer, from there the first step down to nothing, and a large step up to what is left. A slider that
 * cannot be raised at all is refused as by `setSlider`. With 70 % given, the End key gives 30 to an answer without limits.
 */
export function stepSlider(
  option: AnswerOption,
  tenths: ReadonlyMap<AnswerId, number>,
  to: number,
): Either<SliderRefusal, ReadonlyMap<AnswerId, number>> {
  const before = tenths.get(option.id) ?? 0;
  const { min, max } = limitsOf(option);
  if (to < before) return setSlider(option, tenths, to < min ? 0 : to);
  const ceiling = Math.min(max, wholeOfSliders - (sumOfSliders(tenths) - before));
  const reached = Math.min(Math.max(to, min), ceiling);
  return setSlider(option, tenths, reached > before && reached >= min ? reached : Math.max(to, min));
}

/** The value of a slider, from the scale of ten to whole tenths; null outside its limits or between two steps. */
export function sliderTenths(option: AnswerOption, given: number): number | null {
  const tenths = Math.round(given * 10);
  const { min, max } = limitsOf(option);
  const isStep = Math.abs(given * 10 - tenths) < 1e-6;
  return isStep && (tenths === 0 || (tenths >= min && tenths <= max)) ? tenths : null;
}
