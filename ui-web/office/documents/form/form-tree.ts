import type { ReactNode } from 'react';
import { describeValues } from '#adapters/wire/documents/description/describe-kind.ts';
import type {
  DescribedField,
  Shape,
  DescribedKind,
} from '#adapters/wire/documents/description/described-field.ts';
import {
  documentOf,
  type FieldPath,
  type Fields,
  itemPath,
  memberPath,
  orderPath,
} from '#domain/documents/fields.ts';
import { isJsonObject, type Json } from '#domain/documents/json.ts';
import type { Language } from '#domain/shared/localized-text.ts';

interface PlacedField {
  readonly field: DescribedField;
  readonly path: FieldPath;
}

/** One value: a text in one language, a number, a day. */
export interface ValuePart extends PlacedField {
  readonly kind: 'value';
  readonly look: DescribedKind;
}
/** A text in each language. `isWhole`: one text is written for all of them. */
export interface TextPart extends PlacedField {
  readonly kind: 'text';
  readonly look: DescribedKind;
  readonly isWhole: boolean;
}
/** A list of single values, which is changed as a whole. */
export interface WordsPart extends PlacedField {
  readonly kind: 'words';
  readonly item: Shape;
}
/** An object. The fields of one that is not there are asked for when somebody adds it. */
export interface GroupPart extends PlacedField {
  readonly kind: 'group';
  readonly isThere: boolean;
  readonly parts: () => readonly FormPart[];
}
/** A list of objects. */
export interface ListPart extends PlacedField {
  readonly kind: 'list';
  readonly items: readonly {
    readonly key: string;
    readonly path: FieldPath;
    readonly parts: readonly FormPart[];
  }[];
}
/** A field of an editor, with what the document has there. */
export type FormPart = ValuePart | TextPart | WordsPart | GroupPart | ListPart;

/** Draws the fields of an item or a group. */
export type DrawParts = (parts: readonly FormPart[]) => ReactNode;

interface Filled {
  readonly fields: Fields;
  /** Every place that has something, or has it below. */
  readonly places: ReadonlySet<string>;
  readonly languages: readonly Language[];
}

function placesOf(fields: Fields): ReadonlySet<string> {
  const places = new Set<string>();
  for (const path of fields.keys()) {
    const steps = path.split('/');
    for (const at of steps.keys()) places.add(steps.slice(0, at + 1).join('/'));
  }
  return places;
}

const isSingle = (value: Json): boolean => value !== null && typeof value !== 'object';

/** How a value is shown: as what it is, where a place may have several kinds. */
function lookOf({ value, item }: Shape, present: Json | undefined): DescribedKind {
  const usual = value ?? item?.().value ?? 'line';
  if (typeof present === 'boolean') return 'yesNo';
  if (typeof present === 'number') return usual === 'money' ? 'money' : 'number';
  return typeof present === 'string' && (usual === 'yesNo' || usual === 'number') ? 'line' : usual;
}

/** The part of a place that has one value, or an empty list or object; null if its field has no such value. */
function partOfValue(placed: PlacedField, present: Json, filled: Filled): FormPart | null {
  const { field } = placed;
  if (Array.isArray(present)) {
    const item = field.item?.() ?? null;
    if (item === null || !present.every(isSingle)) return null;
    return present.length > 0 || (item.members === null && !item.isLocalized)
      ? item.value === null
        ? null
        : { ...placed, kind: 'words', item }
      : { ...placed, kind: 'list', items: [] };
  }
  if (isJsonObject(present)) return field.members === null ? null : groupPart(placed, filled);
  if (field.isLocalized && typeof present === 'string')
    return { ...placed, kind: 'text', look: field.value ?? 'line', isWhole: true };
  const takesOne = field.value !== null || (field.item?.().value ?? null) !== null;
  return takesOne ? { ...placed, kind: 'value', look: lookOf(field, present) } : null;
}

/** The members of an object that its description does not name, as fields by their own names. */
function ownFields(placed: PlacedField, described: readonly DescribedField[], { fields }: Filled) {
  if (!placed.field.isOpen) return [];
  const inside = [...fields].filter(([path]) => path.startsWith(`${placed.path}/`));
  const content = documentOf(
    new Map(inside.map(([path, value]) => [path.slice(placed.path.length + 1), value])),
  );
  return describeValues(content).filter(({ name }) => !described.some((one) => one.name === name));
}

const groupPart = (placed: PlacedField, filled: Filled): GroupPart => ({
  ...placed,
  kind: 'group',
  isThere: filled.places.has(placed.path),
  parts: () => {
    const described = placed.field.members?.() ?? [];
    return partsIn([...described, ...ownFields(placed, described, filled)], placed.path, filled);
  },
});

/** What is in an item of a list: its members or, in a list of texts, the text itself. */
function itemParts(placed: PlacedField, item: Shape, path: FieldPath, filled: Filled): readonly FormPart[] {
  if (item.members !== null) return partsIn(item.members(), path, filled);
  return [partAt({ field: { ...placed.field, ...item, isRequired: false }, path }, filled) ?? []].flat();
}

function listPart(placed: PlacedField, order: Json, filled: Filled): ListPart | null {
  const item = placed.field.item?.() ?? null;
  if (item === null || !Array.isArray(order)) return null;
  const items = order.map((key) => {
    const path = itemPath(placed.path, String(key));
    return { key: String(key), path, parts: itemParts(placed, item, path, filled) };
  });
  return { ...placed, kind: 'list', items };
}

/** The part of a place that has nothing yet. */
function emptyPart(placed: PlacedField, filled: Filled): FormPart | null {
  const { field } = placed;
  if (field.isRare) return null;
  if (field.isLocalized) return { ...placed, kind: 'text', look: field.value ?? 'line', isWhole: false };
  const item = field.item?.() ?? null;
  if (item?.members || item?.isLocalized) return { ...placed, kind: 'list', items: [] };
  if (item !== null && item.value !== null) return { ...placed, kind: 'words', item };
  if (field.value !== null) return { ...placed, kind: 'value', look: field.value };
  return field.members === null ? null : groupPart(placed, filled);
}

function partAt(placed: PlacedField, filled: Filled): FormPart | null {
  const { field, path } = placed;
  const { fields, places } = filled;
  const order = fields.get(orderPath(path));
  if (order !== undefined) return listPart(placed, order, filled);
  const present = fields.get(path);
  const isBelow = [...filled.languages].some((language) => fields.has(memberPath(path, language)));
  if (field.isLocalized && isBelow)
    return { ...placed, kind: 'text', look: field.value ?? 'line', isWhole: false };
  const isInside = present === undefined && places.has(path);
  if (isInside) return field.members === null ? null : groupPart(placed, filled);
  return present === undefined || present === null
    ? emptyPart(placed, filled)
    : partOfValue(placed, present, filled);
}

const partsIn = (
  description: readonly DescribedField[],
  base: FieldPath,
  filled: Filled,
): readonly FormPart[] =>
  description.flatMap((field) => partAt({ field, path: memberPath(base, field.name) }, filled) ?? []);

/** The fields of an editor for a document, by the description of its kind. */
export const formOf = (
  description: readonly DescribedField[],
  fields: Fields,
  languages: readonly Language[],
): readonly FormPart[] => partsIn(description, '', { fields, places: placesOf(fields), languages });

/** The places of the document that a part shows. */
function placesIn(part: FormPart, languages: readonly Language[]): readonly FieldPath[] {
  const { path } = part;
  switch (part.kind) {
    case 'text':
      return [path, ...languages.map((language) => memberPath(path, language))];
    case 'group':
      return part.isThere ? [path, ...part.parts().flatMap((one) => placesIn(one, languages))] : [path];
    case 'list':
      return [
        path,
        orderPath(path),
        ...part.items.flatMap(({ parts }) => parts.flatMap((one) => placesIn(one, languages))),
      ];
    default:
      return [path];
  }
}

/** What a document has beyond the fields of its editor: it is shown, and kept as it is. */
export function otherValues(
  form: readonly FormPart[],
  fields: Fields,
  languages: readonly Language[],
): readonly (readonly [FieldPath, Json])[] {
  const shown = new Set(form.flatMap((part) => placesIn(part, languages)));
  return [...fields].filter(([path]) => !shown.has(path));
}
