import {
  documentFields,
  type FieldPath,
  type Fields,
  itemPath,
  keysOf,
  memberPath,
  orderPath,
} from './fields.ts';
import type { Json, JsonObject } from './json.ts';

const isBelow = (path: FieldPath, above: FieldPath): boolean =>
  path === above || path.startsWith(`${above}/`);

/** The fields without those at a place and below it. */
const without = (fields: Fields, place: FieldPath): Map<FieldPath, Json> =>
  new Map([...fields].filter(([path]) => !isBelow(path, place)));

/** The fields of a value at a place. */
function fieldsOf(place: FieldPath, value: Json): Iterable<readonly [FieldPath, Json]> {
  const whole = memberPath('', 'value');
  return [...documentFields({ value })].map(([path, field]) => [
    `${place}${path.slice(whole.length)}`,
    field,
  ]);
}

/**
 * The fields of a document with another value at a place; `undefined` removes it. What is elsewhere keeps its place, so that
 * drafts of others still find it.
 *
 * @example withMember(fields, 'delivery/note', { es: 'Ya tiene techo.' })
 */
export function withMember(fields: Fields, place: FieldPath, value: Json | undefined): Fields {
  const next = without(fields, place);
  if (value !== undefined) for (const [path, field] of fieldsOf(place, value)) next.set(path, field);
  return next;
}

/** A key that no item of a list has, nor had as long as its fields are known. */
function freeKey(fields: Fields, list: FieldPath): string {
  const before = itemPath(list, '');
  const used = [...fields.keys()]
    .filter((path) => path.startsWith(before))
    .map((path) => Number(path.slice(before.length).split('/', 1).join('')));
  const ordered = keysOf(fields, list).map(Number);
  return String(Math.max(0, ...[...used, ...ordered].filter((key) => Number.isSafeInteger(key))) + 1);
}

/** The fields of a document with one more item at the end of a list, which may be missing or empty. */
export function withItem(fields: Fields, list: FieldPath, item: JsonObject): Fields {
  const key = freeKey(fields, list);
  const next = new Map(fields);
  // An empty list is a field; with an item it is the order of its items.
  next.delete(list);
  next.set(orderPath(list), [...keysOf(fields, list), key]);
  return withMember(next, itemPath(list, key), item);
}

/** The fields of a document with only these items of a list, in this order, by their keys. */
export function withItems(fields: Fields, list: FieldPath, keys: readonly string[]): Fields {
  const gone = keysOf(fields, list).filter((key) => !keys.includes(key));
  const kept = new Map(gone.reduce<Fields>((left, key) => without(left, itemPath(list, key)), fields));
  if (keys.length > 0) kept.set(orderPath(list), [...keys]);
  else kept.delete(orderPath(list));
  return kept;
}
