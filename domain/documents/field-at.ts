import { type FieldPath, type Fields, itemPath, memberPath, orderPath } from './fields.ts';

/**
 * The field at a place of a document, by its steps in the JSON; of a place within a field, that field.
 *
 * @example fieldAt(fields, ['body', '0', 'text', 'va']) // 'body/@1/text/va'
 */
export function fieldAt(fields: Fields, steps: readonly string[]): FieldPath {
  let path: FieldPath = '';
  for (const step of steps) {
    const keys = fields.get(orderPath(path));
    // A list that began without items is a value of its own beside those that it has now.
    if (fields.has(path) && keys === undefined) return path;
    const key = Array.isArray(keys) ? (keys as readonly unknown[])[Number(step)] : undefined;
    path = typeof key === 'string' ? itemPath(path, key) : memberPath(path, step);
  }
  return path;
}
