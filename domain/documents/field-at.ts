import { type FieldPath, type Fields, itemPath, memberPath, orderPath } from './fields.ts';

/**
 * The field at a place of a document, by its steps in the JSON; of a place within a field, that field.
 *
 * @example fieldAt(fields, ['body', '0', 'text', 'va']) // 'body/@1/text/va'
 */
export function fieldAt(fields: Fields, steps: readonly string[]): FieldPath {
  let path: FieldPath = '';
  for (const step of steps) {
    if (fields.has(path)) return path;
    const keys = fields.get(orderPath(path));
    const key = Array.isArray(keys) ? (keys as readonly unknown[])[Number(step)] : undefined;
    path = typeof key === 'string' ? itemPath(path, key) : memberPath(path, step);
  }
  return path;
}
