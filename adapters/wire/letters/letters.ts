import * as t from 'io-ts';
import { nullable, orNull } from '../decode.ts';
import { importPreviewWire } from '../imports/import.ts';
import { stepWire } from '../steps/step.ts';

const signedWire = t.type({ by: t.string, at: t.string });

/** The letters of a vote in numbers, and to whom they are encrypted. */
export const letterRecordWire = t.type({
  sent: t.number,
  returned: t.number,
  replaced: t.number,
  printer: nullable(
    t.type({
      print: t.string,
      subject: t.string,
      until: t.string,
      brought: signedWire,
      confirmed: nullable(signedWire),
    }),
  ),
  /** What the caller may do: make letters, or confirm the printer. */
  mayMake: t.boolean,
  mayConfirm: t.boolean,
  steps: t.array(stepWire),
});

/** A file with addresses in Base64, with what is said about it. */
export const broughtLettersWire = t.intersection([
  t.type({ file: t.string }),
  t.partial({
    sheet: orNull(t.string),
    columns: orNull(t.record(t.string, nullable(t.string))),
    skipsFaulty: orNull(t.boolean),
  }),
]);

/** The addresses that a person brings, as they send them. */
export type BroughtLettersWire = t.TypeOf<typeof broughtLettersWire>;

/** What letters a file would give. */
export const letterPreviewWire = importPreviewWire;

/** Letters as they leave: an encrypted file in Base64. */
export const madeLettersWire = t.type({ file: t.string, letters: t.number, print: t.string });
