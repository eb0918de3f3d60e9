import { plainTitle } from '#domain/content/plain-text.ts';
import type { Field, FieldBase } from '#domain/forms/field.ts';
import { type AnswerKind, rulesOf, type ShapeOf } from '#domain/forms/field-kinds.ts';
import type { FieldOption } from '#domain/forms/field-option.ts';
import { isKeptKind } from '#domain/forms/value-kinds.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { readCondition } from '../voting/condition.ts';
import type { FieldWire, OptionWire } from './mailbox-field.ts';

/** A text that is shown without markup: a label, a button, a word in a field. */
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

/** A proof is required unless its definition says otherwise (specification 1, section 5). */
function isRequired({ required, requireIf, type }: FieldWire): boolean {
  if (required === null || required === undefined) return !requireIf && rulesOf(type ?? 'text').isProof;
  return required === true || (typeof required === 'number' && required > 0);
}

/** An answer that no draft keeps is written anew every time: a read-only field would stay empty. */
const isReadonly = ({ readonly, type }: FieldWire): boolean =>
  readonly === true && isKeptKind(rulesOf(type ?? 'text').value);

/** The properties of a group apply to all fields within it. */
const within = ({ readonly }: FieldWire, field: FieldWire): FieldWire =>
  readonly ? { ...field, readonly } : field;

const baseOf = (wire: FieldWire): FieldBase => ({
  name: wire.name,
  title: plainTitle(wire.title ?? wire.name),
  required: isRequired(wire),
  placeholder: titleOrNull(wire.placeholder),
  hint: wire.hint ?? null,
  readonly: isReadonly(wire),
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

/** What each kind reads besides what every field has. */
const readers: { readonly [K in AnswerKind]: (wire: FieldWire) => ShapeOf<K> } = {
  text: ({ mode, min, max, maxlength }) => ({
    kind: 'text',
    mode: mode ?? 'text',
    min: limit(min),
    max: limit(max),
    maxlength: whole(maxlength),
  }),
  textarea: ({ maxlength }) => ({ kind: 'textarea', maxlength: whole(maxlength) }),
  image: () => ({ kind: 'image' }),
  file: () => ({ kind: 'file' }),
  map: () => ({ kind: 'map' }),
  category: (wire) => ({ kind: 'category', options: optionsOf(wire) }),
  select: (wire) => ({ kind: 'select', options: optionsOf(wire) }),
  selectmultiple: (wire) => {
    const most = limit(wire.max);
    return {
      kind: 'selectmultiple',
      options: optionsOf(wire),
      most: most === null ? null : whole(Number(most)),
    };
  },
  captcha: () => ({ kind: 'captcha' }),
  callejero: (wire) => ({ kind: 'callejero', collection: nameIn(wire, 'callejero') }),
  collection: (wire) => ({ kind: 'collection', collection: nameIn(wire, wire.name) }),
  census: (wire) => ({ kind: 'census', census: nameIn(wire, wire.name) }),
  contact: () => ({ kind: 'contact' }),
  search: (wire) => ({ kind: 'search', collection: nameIn(wire, wire.name) }),
  pdf: ({ form }) => ({ kind: 'pdf', form: form ?? null }),
  radio: (wire) => ({ kind: 'radio', options: optionsOf(wire) }),
  checkbox: () => ({ kind: 'checkbox' }),
  key: ({ valid }) => ({ kind: 'key', valid: valid ?? [] }),
};

/** A definition with fields of its own is a group, whatever its type; one without a type is a text. */
export function readField(wire: FieldWire): Field {
  const base = baseOf(wire);
  if (!wire.fields || wire.fields.length === 0) return { ...base, ...readers[wire.type ?? 'text'](wire) };
  const atLeast = typeof wire.required === 'number' ? (whole(wire.required) ?? 0) : Number(base.required);
  return {
    ...base,
    kind: 'group',
    fields: wire.fields.map((one) => readField(within(wire, one))),
    atLeast,
  };
}
