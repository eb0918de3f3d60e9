/**
 * Where an answer violates the contract: what was found and what should have been, as data. Texts in five languages
 * make sentences of it (`found.<kind>`, `must.<kind>`).
 */
export type Finding =
  | { readonly kind: 'status'; readonly found: number; readonly expected: string }
  /** Not JSON, or not of the documented shape; `where` is the path of the first place that does not fit. */
  | { readonly kind: 'unreadable'; readonly where: string }
  | { readonly kind: 'value'; readonly where: string; readonly found: string; readonly expected: string }
  | { readonly kind: 'missing'; readonly what: string }
  | { readonly kind: 'unwanted'; readonly what: string }
  | { readonly kind: 'order'; readonly first: string; readonly second: string }
  | { readonly kind: 'count'; readonly found: number; readonly expected: number }
  | { readonly kind: 'header'; readonly name: string; readonly found: string; readonly expected: string }
  | NoAnswer;

/** Why there is no answer to look at. `limit` is in seconds, or in bytes if the answer is too large. */
export type NoAnswer =
  | { readonly kind: 'slow'; readonly limit: number }
  | { readonly kind: 'noAnswer'; readonly cause: string }
  | { readonly kind: 'tooLarge'; readonly limit: number };

/** The first finding among many looks; null if every look is satisfied. */
export function firstFinding<T>(of: Iterable<T>, look: (one: T) => Finding | null): Finding | null {
  for (const one of of) {
    const finding = look(one);
    if (finding !== null) return finding;
  }
  return null;
}

/** A value of an answer in the form for a report: short, on one line. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '—');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
