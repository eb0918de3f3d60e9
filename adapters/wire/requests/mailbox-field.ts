import * as t from 'io-ts';
import { type AnswerKind, answerKinds } from '#domain/forms/field-kinds.ts';
import { type TextMode, textModes } from '#domain/forms/kinds/text.ts';
import { conditionWire } from '../voting/condition.ts';
import { localizedText, orNull } from '../decode.ts';

/** One of a list of words. */
const oneOf = <K extends string>(names: readonly K[]) =>
  t.keyof(Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>);

const optionWire = t.union([
  t.string,
  t.intersection([
    t.partial({ value: t.string, _id: t.string }),
    t.partial({ title: localizedText, text: localizedText, term: localizedText }),
  ]),
]);
export type OptionWire = t.TypeOf<typeof optionWire>;

const number = t.union([t.number, t.string]);
const named = t.type({ name: t.string });
const described = t.partial({
  type: orNull(oneOf<AnswerKind>(answerKinds)),
  title: orNull(localizedText),
  /** On a group, the number of its fields that must be filled. */
  required: orNull(t.union([t.boolean, t.number])),
  placeholder: orNull(localizedText),
  hint: orNull(localizedText),
  /** Choices; for collection, search and callejero the name of the collection; for a census its record. */
  options: orNull(t.union([t.readonlyArray(optionWire), t.string])),
  maxlength: orNull(t.number),
  min: orNull(number),
  max: orNull(number),
  readonly: orNull(t.boolean),
  className: orNull(t.string),
  style: orNull(t.string),
  id: orNull(t.string),
  isPage: orNull(t.boolean),
  submit: orNull(localizedText),
});
const refined = t.partial({
  box: orNull(t.boolean),
  fieldset: orNull(t.boolean),
  extra: orNull(t.boolean),
  valid: orNull(t.readonlyArray(t.string)),
  mode: orNull(oneOf<TextMode>(textModes)),
  callback: orNull(t.string),
  /** The address of the blank document that is to be signed. */
  form: orNull(t.string),
  showIf: orNull(conditionWire),
  requireIf: orNull(conditionWire),
});
type DescribedWire = t.TypeOf<typeof named> & t.TypeOf<typeof described> & t.TypeOf<typeof refined>;

/** A field definition as a council writes it (specification 1, section 3), and what Concejo adds to it. */
export interface FieldWire extends DescribedWire {
  readonly fields?: readonly FieldWire[] | null | undefined;
  readonly children?: readonly FieldWire[] | null | undefined;
}

export const fieldWire: t.Type<FieldWire, unknown> = t.recursion('MailboxField', () =>
  t.intersection([
    named,
    described,
    t.partial({
      fields: orNull(t.readonlyArray(fieldWire)),
      children: orNull(t.readonlyArray(fieldWire)),
    }),
    refined,
  ]),
);
