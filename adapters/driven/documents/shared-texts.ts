/** How many texts are remembered: names of departments and titles of calls come again, texts of single grants do not. */
const most = 20_000;

/**
 * Replaces texts in documents by equal ones of documents before, so that a text that all documents have is in memory
 * once. Changes the documents.
 */
export function sharedTexts(): (document: unknown) => unknown {
  const known = new Map<string, string>();
  const shared = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const before = known.get(value);
      if (before === undefined && known.size < most) known.set(value, value);
      return before ?? value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const members = value as Record<string, unknown>;
    for (const key of Object.keys(members)) members[key] = shared(members[key]);
    return value;
  };
  return shared;
}
