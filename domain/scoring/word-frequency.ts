import { functionWords } from './function-words.ts';

/** How often a word was used, and the weight with which it is drawn. */
export interface WordCount {
  readonly word: string;
  readonly count: number;
  /** From 2 to 30. */
  readonly weight: number;
}

const most = 20;
const shortest = 5;
const weights = { least: 2, most: 30 } as const;

/** Letters with their marks; the middle dot of Catalan (`col·legi`) is part of its word. */
const words = /[\p{L}\p{M}]+(?:·[\p{L}\p{M}]+)*/gu;

const isLong = (word: string): boolean => [...word.replaceAll(/[^\p{L}]/gu, '')].length >= shortest;

/** Words of a text with more than four letters that carry meaning, in lower case. */
const wordsOf = (text: string): readonly string[] =>
  [...text.toLocaleLowerCase('es').normalize('NFC').replaceAll('ŀ', 'l·').matchAll(words)]
    .map(([word]) => word)
    .filter((word) => isLong(word) && !functionWords.has(word));

/** `árbol` comes before `zapato`; words that differ only in accents have the same order everywhere. */
const { compare } = new Intl.Collator('es');
const alphabetical = (a: string, b: string): number => compare(a, b) || (a < b ? -1 : 1);

/**
 * The twenty words used most, each counted once an answer (specification 2, section 9). Their weight is the count
 * itself up to 30; where the commonest is used more often, all are scaled down to it. Words used alike stand in
 * alphabetical order.
 */
export function wordFrequency(texts: readonly string[]): readonly WordCount[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || alphabetical(a, b)).slice(0, most);
  const highest = Math.max(weights.most, sorted[0]?.[1] ?? 0);
  return sorted.map(([word, count]) => ({
    word,
    count,
    weight: Math.max(weights.least, Math.round((count * weights.most) / highest)),
  }));
}
