import type { Language } from '../shared/localized-text.ts';
import { folded } from './folded.ts';

/** The heading of titles that begin with neither a letter of the alphabet nor a sign before one. */
export const otherLetter = '#';

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The letter that a title stands under: accents and cedillas fold into their letter, Ñ stays Ñ, quotation marks and the
 * like before the first letter are skipped.
 *
 * @example letterOf('«Àgora»') // 'A'
 */
export function letterOf(title: string): string {
  // Most titles begin with a plain letter: of thousands of them the long way would be felt.
  const plain = /^[A-Za-z](?!\p{M})/u.exec(title)?.[0];
  if (plain !== undefined) return plain.toUpperCase();
  const first = /[\p{L}\p{N}]/u.exec(title.normalize('NFC'))?.[0] ?? '';
  if (first.toUpperCase() === 'Ñ') return 'Ñ';
  const letter = folded(first).toUpperCase();
  return latin.includes(letter) ? letter : otherLetter;
}

/** Languages whose alphabet has Ñ: their bar always shows it. */
const withEnye: readonly Language[] = ['es', 'eu'];

/** A letter of the bar, and how many titles stand under it. Those with none are shown, but cannot be chosen. */
export interface LetterCount {
  readonly letter: string;
  readonly count: number;
}

/** The letters of a language's bar in their order: its alphabet, and Ñ or # besides where a title needs them. */
export function alphabet(language: Language, needed: { has(letter: string): boolean }): readonly string[] {
  const letters = latin.flatMap((letter) =>
    letter === 'N' && (withEnye.includes(language) || needed.has('Ñ')) ? ['N', 'Ñ'] : [letter],
  );
  return needed.has(otherLetter) ? [...letters, otherLetter] : letters;
}

/** The bar of letters for these titles in a language. */
export function letterBar(titles: readonly string[], language: Language): readonly LetterCount[] {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(letterOf(title), (counts.get(letterOf(title)) ?? 0) + 1);
  return alphabet(language, counts).map((letter) => ({ letter, count: counts.get(letter) ?? 0 }));
}
