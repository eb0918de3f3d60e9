import * as t from 'io-ts';
import { plainTitle } from '#domain/content/plain-text.ts';
import {
  type Field,
  type FieldBase,
  type FieldOption,
  type TextMode,
  textModes,
} from '#domain/forms/field.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type ConditionWire, conditionWire, readCondition } from '../voting/condition.ts';
import { localizedText, orNull } from '../decode.ts';

const fieldTypes = t.keyof({
  text: null,
  textarea: null,
  image: null,
  file: null,
  map: null,
  category: null,
  select: null,
  selectmultiple: null,
  captcha: null,
  callejero: null,
  collection: null,
  census: null,
  contact: null,
  search: null,
  pdf: null,
  radio: null,
  checkbox: null,
  key: null,
});

const optionWire = t.union([
  t.string,
  t.intersection([
    t.partial({ value: t.string, _id: t.string }),
    t.partial({ title: localizedText, text: localizedText, term: localizedText }),
  ]),
]);
type OptionWire = t.TypeOf<typeof optionWire>;

/** A field definition as a council writes it (specification 1, section 3), and what Concejo adds to it. */
export interface FieldWire {
  readonly name: string;
  readonly type?: keyof typeof fieldTypes.keys | null | undefined;
  readonly title?: LocalizedText | null | undefined;
  /** On a group, the number of its fields that must be filled. */
  readonly required?: boolean | number | null | undefined;
  readonly placeholder?: LocalizedText | null | undefined;
  readonly hint?: LocalizedText | null | undefined;
  /** Choices; for collection, search and callejero the name of the collection; for a census its record. */
  readonly options?: readonly OptionWire[] | string | null | undefined;
  readonly maxlength?: number | null | undefined;
  readonly min?: string | number | null | undefined;
  readonly max?: string | number | null | undefined;
  readonly readonly?: boolean | null | undefined;
  readonly className?: string | null | undefined;
  readonly style?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly isPage?: boolean | null | undefined;
  readonly submit?: LocalizedText | null | undefined;
  readonly fields?: readonly FieldWire[] | null | undefined;
  readonly children?: readonly FieldWire[] | null | undefined;
  readonly box?: boolean | null | undefined;
  readonly fieldset?: boolean | null | undefined;
  readonly extra?: boolean | null | undefined;
  readonly valid?: readonly string[] | null | undefined;
  readonly mode?: TextMode | null | undefined;
  readonly callback?: string | null | undefined;
  /** Where the blank document lies that is to be signed. */
  readonly form?: string | null | undefined;
  readonly showIf?: ConditionWire | null | undefined;
  readonly requireIf?: ConditionWire | null | undefined;
}

const modes = t.keyof(Object.fromEntries(textModes.map((mode) => [mode, null])) as Record<TextMode, null>);
const number = t.union([t.number, t.string]);

export const fieldWire: t.Type<FieldWire, unknown> = t.recursion('MailboxField', () =>
  t.intersection([
    t.type({ name: t.string }),
    t.partial({
      type: orNull(fieldTypes),
      title: orNull(localizedText),
      required: orNull(t.union([t.boolean, t.number])),
      placeholder: orNull(localizedText),
      hint: orNull(localizedText),
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
      fields: orNull(t.readonlyArray(fieldWire)),
      children: orNull(t.readonlyArray(fieldWire)),
      box: orNull(t.boolean),
      fieldset: orNull(t.boolean),
      extra: orNull(t.boolean),
      valid: orNull(t.readonlyArray(t.string)),
      mode: orNull(modes),
      callback: orNull(t.string),
      form: orNull(t.string),
      showIf: orNull(conditionWire),
      requireIf: orNull(conditionWire),
    }),
  ]),
);

/** A text that is shown where nothing can be marked: a label, a button, a word in a field. */
export const titleOrNull = (text: LocalizedText | null | undefined): LocalizedText | null =>
  text === null || text === undefined ? null : plainTitle(text);

function readOption(wire: OptionWire): FieldOption {
  if (typeof wire === 'string') return { value: wire, text: plainTitle(wire) };
  const text = wire.title ?? wire.text ?? wire.term ?? wire.value ?? '';
  const own = typeof text === 'string' ? text : '';
  return { value: wire.value ?? wire._id ?? own, text: plainTitle(text) };
}

const optionsOf = ({ options }: FieldWire): readonly FieldOption[] =>
  typeof options === 'string' ? [] : (options ?? []).map(readOption);

const nameIn = ({ options }: FieldWire, usual: string): string =>
  typeof options === 'string' && options !== '' ? options : usual;

const limit = (told: string | number | null | undefined): string | null =>
  told === null || told === undefined || told === '' ? null : String(told);

const whole = (told: number | null | undefined): number | null =>
  told !== null && told !== undefined && told > 0 ? Math.floor(told) : null;

/** Whoever asks for a proof and says no more means it (specification 1, section 5); `required: false` lets it be. */
const proofs: ReadonlySet<string> = new Set(['census', 'pdf', 'captcha']);

function isRequired({ required, requireIf, type }: FieldWire): boolean {
  if (required === null || required === undefined) return !requireIf && proofs.has(type ?? 'text');
  return required === true || (typeof required === 'number' && required > 0);
}

/** Only its reader can answer these, every time anew: one that could not be written in could never be answered. */
const asksAnew: ReadonlySet<string> = new Set(['census', 'captcha']);

/** What holds for a group holds for all within it. */
const within = ({ readonly }: FieldWire, field: FieldWire): FieldWire =>
  readonly ? { ...field, readonly } : field;

const baseOf = (wire: FieldWire): FieldBase => ({
  name: wire.name,
  title: plainTitle(wire.title ?? wire.name),
  required: isRequired(wire),
  placeholder: titleOrNull(wire.placeholder),
  hint: wire.hint ?? null,
  readonly: wire.readonly === true && !asksAnew.has(wire.type ?? 'text'),
  className: wire.className ?? null,
  style: wire.style ?? null,
  id: wire.id ?? wire.name,
  box: wire.box ?? false,
  fieldset: wire.fieldset ?? false,
  extra: wire.extra ?? false,
  callback: wire.callback ?? null,
  showIf: wire.showIf ? readCondition(wire.showIf) : null,
  requireIf: wire.requireIf ? readCondition(wire.requireIf) : null,
  children: (wire.children ?? []).map(readField),
});

/** A definition with fields of its own is a group, whatever its type; without a type it is a text. */
export function readField(wire: FieldWire): Field {
  const base = baseOf(wire);
  if (wire.fields && wire.fields.length > 0) {
    const atLeast = typeof wire.required === 'number' ? (whole(wire.required) ?? 0) : Number(base.required);
    return {
      ...base,
      kind: 'group',
      fields: wire.fields.map((one) => readField(within(wire, one))),
      atLeast,
    };
  }
  const kind = wire.type ?? 'text';
  switch (kind) {
    case 'text': {
      const { mode, min, max, maxlength } = wire;
      return {
        ...base,
        kind,
        mode: mode ?? 'text',
        min: limit(min),
        max: limit(max),
        maxlength: whole(maxlength),
      };
    }
    case 'textarea':
      return { ...base, kind, maxlength: whole(wire.maxlength) };
    case 'category':
    case 'select':
    case 'radio':
      return { ...base, kind, options: optionsOf(wire) };
    case 'selectmultiple': {
      const most = limit(wire.max);
      return { ...base, kind, options: optionsOf(wire), most: most === null ? null : whole(Number(most)) };
    }
    case 'collection':
    case 'search':
      return { ...base, kind, collection: nameIn(wire, wire.name) };
    case 'callejero':
      return { ...base, kind, collection: nameIn(wire, 'callejero') };
    case 'census':
      return { ...base, kind, census: nameIn(wire, wire.name) };
    case 'key':
      return { ...base, kind, valid: wire.valid ?? [] };
    case 'pdf':
      return { ...base, kind, form: wire.form ?? null };
    default:
      return { ...base, kind };
  }
}
