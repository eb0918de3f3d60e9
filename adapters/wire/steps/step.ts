import * as t from 'io-ts';
import type { Step } from '#domain/office/steps/step.ts';

/**
 * One step of who did what. `by` is the name of a member of staff, `sender` for the sender of a request or `system` for
 * the program; `words` are missing if there were none or if they were erased.
 */
export const stepWire = t.intersection([
  t.type({ number: t.number, at: t.string, by: t.string, act: t.string }),
  t.partial({ from: t.string, to: t.string, words: t.string }),
]);

export const writeStep = ({ number, at, by, act, from, to, words }: Step): t.TypeOf<typeof stepWire> => ({
  number,
  at: new Date(at).toISOString(),
  by,
  act,
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(words !== null && { words }),
});
