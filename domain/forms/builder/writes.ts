import { documentFields, documentOf, type FieldPath, type Fields, keysOf } from '../../documents/fields.ts';
import { isSameJson, type Json } from '../../documents/json.ts';

/** A place of a mailbox’s document as its builder wants it; `undefined` removes what is there. */
export interface BuiltWrite {
  readonly path: FieldPath;
  readonly value: Json | undefined;
}

/** The fields after these writes. */
export function withWrites(fields: Fields, writes: readonly BuiltWrite[]): Fields {
  const next = new Map(fields);
  for (const { path, value } of writes) {
    if (value === undefined) next.delete(path);
    else next.set(path, value);
  }
  return next;
}

/** What takes these writes back. */
export const undoOf = (fields: Fields, writes: readonly BuiltWrite[]): readonly BuiltWrite[] =>
  writes.map(({ path }) => ({ path, value: fields.get(path) }));

/** The fields at a place and below it. */
export const fieldsBelow = (fields: Fields, place: FieldPath): readonly (readonly [FieldPath, Json])[] =>
  [...fields].filter(([path]) => path === place || path.startsWith(`${place}/`));

/** The name under which a value is put into a document of its own. */
const alone = 'value';

/**
 * The value at a place; undefined if nothing is there.
 *
 * @example builtValueAt(fields, 'form/@1/showIf') // { field: 'estorba', value: 'si' }
 */
export function builtValueAt(fields: Fields, place: FieldPath): Json | undefined {
  const below = fieldsBelow(fields, place);
  if (below.length === 0) return undefined;
  return documentOf(new Map(below.map(([path, value]) => [alone + path.slice(place.length), value])))[alone];
}

/** The writes that put a value at a place and remove what else is there; only what differs is written. */
export function writesOf(fields: Fields, place: FieldPath, value: Json | undefined): readonly BuiltWrite[] {
  const wanted = new Map(
    value === undefined
      ? []
      : [...documentFields({ [alone]: value })].map(([path, one]) => [place + path.slice(alone.length), one]),
  );
  const gone = fieldsBelow(fields, place).filter(([path]) => !wanted.has(path));
  return [
    ...gone.map(([path]) => ({ path, value: undefined })),
    ...[...wanted]
      .filter(([path, one]) => !isSameJson(fields.get(path), one))
      .map(([path, one]) => ({ path, value: one })),
  ];
}

/** The writes that give a list this order. A list without items was a plain value until now. */
export const orderWrites = (
  fields: Fields,
  list: FieldPath,
  keys: readonly string[],
): readonly BuiltWrite[] => [
  ...(fields.has(list) ? [{ path: list, value: undefined }] : []),
  { path: `${list}/@`, value: [...keys] },
];

/** The writes that take a key out of the order of a list. */
export const withoutKey = (fields: Fields, list: FieldPath, key: string): readonly BuiltWrite[] =>
  orderWrites(
    fields,
    list,
    keysOf(fields, list).filter((one) => one !== key),
  );

/** The order with the key at a place, from 0; a key that is in it is moved. */
export function withKeyAt(keys: readonly string[], key: string, at: number): readonly string[] {
  const others = keys.filter((one) => one !== key);
  return [...others.slice(0, at), key, ...others.slice(at)];
}
