import * as t from 'io-ts';
import type { DraftConflict, DraftField } from '#domain/documents/draft.ts';
import type { Fields } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { nullable } from '../decode.ts';

/** Any value of JSON; what is read from JSON has no others. */
export const jsonWire = new t.Type<Json>(
  'json',
  (value): value is Json => value !== undefined,
  (value, context) => (value === undefined ? t.failure(value, context) : t.success(value as Json)),
  (value) => value,
);

/**
 * Fields of a document: the path and the value of each, in the order of the document. They are no members of an object,
 * since the order of members whose names are numbers would be lost.
 */
export const fieldsWire = t.array(t.tuple([t.string, jsonWire]));

/** A change of a field, or a field of a draft; no `value`: the field is not there, no `was`: it was not there. */
export const fieldChangeWire = t.intersection([
  t.type({ path: t.string }),
  t.partial({ was: jsonWire, value: jsonWire }),
]);

/** A field that differs from the published one; `by` is the name of who changed it last, `at` when. */
export const draftFieldWire = t.intersection([fieldChangeWire, t.type({ by: t.string, at: t.string })]);

/** A field that two people changed, with both values; `by` and `at` of the other one, null if it was published. */
export const conflictWire = t.intersection([
  t.type({ path: t.string, by: nullable(t.string), at: nullable(t.string) }),
  t.partial({ mine: jsonWire, theirs: jsonWire }),
]);

/** Translations that are older than their source: the path of each, with the text that it was made from. */
export const olderWire = t.array(t.tuple([t.string, t.string]));

const isoOf = (instant: Instant) => new Date(instant).toISOString();
const valued = <Name extends string>(name: Name, value: Json | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Json>>;

export const writeFields = (fields: Fields): t.TypeOf<typeof fieldsWire> => [...fields];

export const writeDraftField = ({
  path,
  was,
  value,
  by,
  at,
}: DraftField): t.TypeOf<typeof draftFieldWire> => ({
  path,
  ...valued('was', was),
  ...valued('value', value),
  by,
  at: isoOf(at),
});

export const writeConflict = ({
  path,
  mine,
  theirs,
  by,
  at,
}: DraftConflict): t.TypeOf<typeof conflictWire> => ({
  path,
  ...valued('mine', mine),
  ...valued('theirs', theirs),
  by,
  at: at === null ? null : isoOf(at),
});
