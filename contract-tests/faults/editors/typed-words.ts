import type { Json } from '#domain/documents/json.ts';

const words = /\bw\d+\b/gu;

/** The words of a test in a value, wherever in it they are. */
export const wordsIn = (value: unknown): readonly string[] =>
  JSON.stringify(value ?? null).match(words) ?? [];

/**
 * What was written in a document, by whomever: each word once. A word that a person removed or replaced, having seen it, need not
 * be found again; every other one must.
 */
export interface TypedWords {
  /** A word that nobody wrote before. */
  readonly next: () => string;
  /** Notes a value that somebody gave a field. */
  readonly note: (value: Json | undefined) => void;
  /** Notes that somebody who saw the first value wanted the second one instead. */
  readonly replace: (seen: unknown, wanted: unknown) => void;
  /** Words that must be somewhere, and are in none of these values. */
  readonly missingIn: (places: readonly unknown[]) => readonly string[];
  /** Values of fields that nobody wrote. */
  readonly unknownIn: (values: Iterable<Json>) => readonly Json[];
}

export function typedWords(): TypedWords {
  let made = 0;
  const [typed, replaced, values] = [new Set<string>(), new Set<string>(), new Set<string>()];
  return {
    next: () => {
      made += 1;
      typed.add(`w${made}`);
      return `w${made}`;
    },
    note: (value) => void values.add(JSON.stringify(value ?? null)),
    replace: (seen, wanted) => {
      const kept = new Set(wordsIn(wanted));
      for (const word of wordsIn(seen)) if (!kept.has(word)) replaced.add(word);
    },
    missingIn: (places) => {
      const found = new Set(places.flatMap(wordsIn));
      return [...typed].filter((word) => !replaced.has(word) && !found.has(word));
    },
    unknownIn: (fields) =>
      [...fields].filter((value) => typeof value === 'string' && !values.has(JSON.stringify(value))),
  };
}
