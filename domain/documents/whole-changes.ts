import type { FieldChange } from './field-changes.ts';
import { documentFields, documentOf, type FieldPath, type Fields } from './fields.ts';
import { isSameJson, type Json } from './json.ts';

/** A name under which a value is read as the only member of a document. */
const only = 'value';

const below = (fields: Fields, path: FieldPath): readonly FieldPath[] =>
  [...fields.keys()].filter((one) => one.startsWith(`${path}/`));

/** What is at a place that has fields below it, as JSON; undefined if there is nothing. */
function valueAt(fields: Fields, path: FieldPath): Json | undefined {
  const parts = [...fields].filter(([one]) => one === path || one.startsWith(`${path}/`));
  return documentOf(new Map(parts.map(([one, value]) => [`${only}${one.slice(path.length)}`, value])))[only];
}

/** The fields that a value has at a place. */
const fieldsAt = (path: FieldPath, value: Json | undefined): Fields =>
  value === undefined
    ? new Map()
    : new Map(
        [...documentFields({ [only]: value })].map(([one, part]) => [path + one.slice(only.length), part]),
      );

/**
 * The changes of fields that a change means. A list or an object that is written as a whole is written field by field:
 * beside fields of its own it would have no effect. If somebody changed it since, it stays one change, which is a conflict.
 *
 * @example fieldByField(fields, { path: 'title', was: undefined, value: { es: 'Sí' } }) // [{ path: 'title/es', … }]
 */
export function fieldByField(present: Fields, change: FieldChange): readonly FieldChange[] {
  const { path, was, value } = change;
  const wanted = fieldsAt(path, value);
  const before = below(present, path);
  const isField = before.length === 0 && (wanted.size === 0 || wanted.has(path));
  if (isField || !isSameJson(valueAt(present, path), was)) return [change];
  const paths = new Set([...before, ...(present.has(path) ? [path] : []), ...wanted.keys()]);
  return [...paths]
    .map((one) => ({ path: one, was: present.get(one), value: wanted.get(one) }))
    .filter((one) => !isSameJson(one.was, one.value));
}
