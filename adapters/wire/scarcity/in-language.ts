import { type Language, languages, type LocalizedText, onlyIn } from '#domain/shared/localized-text.ts';
import { maybeOneOf } from '../query.ts';

/** The language in which a list is asked for; null: in all of them. */
export const languageOfList = maybeOneOf(languages);

export const languageOfListText = {
  tells:
    'The language in which the texts are wanted: each that is said in it comes in it alone, any other in all its languages. All languages without it.',
  example: 'va',
} as const;

/** A row of a list with its texts in one language where they are said in it; as it is if none is asked for. */
export function rowIn<K extends string, T extends Readonly<Record<K, LocalizedText>>>(
  row: T,
  texts: readonly K[],
  language: Language | null,
): T {
  if (language === null) return row;
  return { ...row, ...Object.fromEntries(texts.map((name) => [name, onlyIn(row[name], language)])) };
}
