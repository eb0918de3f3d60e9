import * as t from 'io-ts';
import { plainTitle } from '#domain/content/plain-text.ts';
import { answerId } from '#domain/shared/ids.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import { wholeOfSliders } from '#domain/voting/kinds/limited-sliders/whole-of-sliders.ts';
import { localizedText, orNull } from '../decode.ts';

/** One answer that can be chosen, as the council's API gives it. */
export const answerWire = t.intersection([
  t.type({ _id: t.string, text: localizedText }),
  t.partial({
    description: orNull(localizedText),
    image: orNull(t.string),
    reset: orNull(t.boolean),
    min: orNull(t.number),
    max: orNull(t.number),
  }),
]);

/** A slider's limits are sent on its scale of ten. */
const tenthsOf = (value: number | null | undefined) =>
  typeof value === 'number' ? Math.min(wholeOfSliders, Math.max(0, Math.round(value * 10))) : null;

export const readOption = (wire: t.TypeOf<typeof answerWire>): AnswerOption => ({
  id: answerId(wire._id),
  // Plain texts, without the marks that an editor may have left in them.
  text: plainTitle(wire.text),
  description: wire.description ? plainTitle(wire.description) : null,
  image: wire.image ?? null,
  reset: wire.reset ?? false,
  least: tenthsOf(wire.min),
  most: tenthsOf(wire.max),
});
