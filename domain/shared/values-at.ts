/** A value within a document, and where it is. */
export interface PlacedValue {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** A step to each item of a list. */
export const each = '*';

/**
 * The values at a place of a document; `*` is each item of a list. What is missing gives no value.
 *
 * @example valuesAt({ terms: [{ _id: 'a' }, {}] }, ['terms', '*', '_id']) // [{ path: ['terms', '0', '_id'], value: 'a' }]
 */
export function valuesAt(
  document: unknown,
  [step, ...more]: readonly string[],
  path: readonly string[] = [],
): readonly PlacedValue[] {
  if (step === undefined) return [{ path, value: document }];
  if (typeof document !== 'object' || document === null) return [];
  const isEach = step === each && Array.isArray(document);
  const names = isEach ? Object.keys(document) : [step].filter((name) => Object.hasOwn(document, name));
  return names.flatMap((name) =>
    valuesAt((document as Readonly<Record<string, unknown>>)[name], more, [...path, name]),
  );
}

/**
 * Every text within a document, and where it is.
 *
 * @example textsIn({ title: { es: 'Obras' }, year: 2026 }) // [{ path: ['title', 'es'], value: 'Obras' }]
 */
export function textsIn(
  document: unknown,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly value: string }[] {
  if (typeof document === 'string') return [{ path, value: document }];
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([name, value]) => textsIn(value, [...path, name]));
}
