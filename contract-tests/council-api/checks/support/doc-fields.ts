import { type Doc, isRecord, valueAt } from '../../read-answer.ts';

/** The category that most documents have; null if none has any. */
export function categoryOf(docs: readonly Doc[]): string | null {
  const counts = new Map<string, number>();
  for (const { categories } of docs) {
    for (const category of Array.isArray(categories) ? (categories as readonly unknown[]) : []) {
      if (typeof category === 'string') counts.set(category, (counts.get(category) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** The first slug of a document, whether it has one or one for each language. */
export function slugIn(doc: Doc): string | null {
  const slug = valueAt(doc, 'data', 'slug');
  const found = isRecord(slug)
    ? Object.values(slug).find((text) => typeof text === 'string' && text !== '')
    : slug;
  return typeof found === 'string' && found !== '' ? found : null;
}

/** The ids of the documents of a category, in their order. */
export const idsWithin = (docs: readonly Doc[], category: string): readonly string[] =>
  docs
    .filter(({ categories }) => Array.isArray(categories) && categories.includes(category))
    .map(({ _id }) => _id);
