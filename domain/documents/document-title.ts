import type { Json, JsonObject } from './json.ts';

/** Members that have the title of a document, the first that it has: a call, a grant and a year have no `title`. */
export const titleNames = ['title', 'Convocatoria', 'convocatoria', 'year', 'name'] as const;

/**
 * The title of a document as it is written; null if it has none.
 *
 * @example documentTitle({ year: 2027, spending: [] }) // 2027
 */
export const documentTitle = (document: JsonObject): Json =>
  titleNames.flatMap((name) => document[name] ?? []).at(0) ?? null;
