import { hasRows } from '../tables/rows-collection.ts';
import type { Json, JsonObject } from './json.ts';

/** Members that have the title of a document, the first that it has: a call, a grant and a year have no `title`. */
export const titleNames = ['title', 'Convocatoria', 'convocatoria', 'year', 'name'] as const;

/** The first text of a row of a table: its columns have the names that the town gave them. */
const firstText = (row: JsonObject): Json =>
  Object.entries(row)
    .flatMap(([name, value]) => (name !== '_id' && typeof value === 'string' && value !== '' ? [value] : []))
    .at(0) ?? null;

/**
 * The title of a document as it is written; null if it has none. A row of a table is called by its first text.
 *
 * @example documentTitle('presupuestos', { year: 2027, spending: [] }) // 2027
 */
export function documentTitle(collection: string, document: JsonObject): Json {
  const named = titleNames.flatMap((name) => document[name] ?? []).at(0) ?? null;
  return named === null && hasRows(collection) ? firstText(document) : named;
}
