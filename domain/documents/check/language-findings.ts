import { isLanguage, type Language } from '#domain/shared/localized-text.ts';
import type { PublishFacts, PublishFinding } from './finding.ts';

/** A text with one entry for each language, or for an unnamed one. */
type ByLanguage = Readonly<Record<string, string>>;

/** Whether an object of a document is a text in several languages. */
export function isByLanguage(value: object): value is ByLanguage {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => (isLanguage(key) || key === 'und') && typeof text === 'string')
  );
}

const has = (text: ByLanguage, language: string): boolean => (text[language] ?? '').trim() !== '';

/** Each reads the other, so that a text in one of them is no gap for readers, unless the town demands both. */
const siblings: Partial<Record<Language, Language>> = { va: 'ca', ca: 'va' };

function isMissing(text: ByLanguage, language: Language, isDemanded: boolean): boolean {
  if (has(text, language)) return false;
  const sibling = siblings[language];
  return isDemanded || sibling === undefined || !has(text, sibling);
}

/** The languages of the town that a text lacks. A text without any words, and one without a named language, lack none. */
export function languageFindings(
  text: ByLanguage,
  path: readonly string[],
  { languages, demanded }: PublishFacts,
): readonly PublishFinding[] {
  if (path.at(-1) === 'slug' || !Object.keys(text).some((key) => isLanguage(key) && has(text, key)))
    return [];
  const asked = [...languages, ...demanded.filter((language) => !languages.includes(language))];
  return asked
    .filter((language) => isMissing(text, language, demanded.includes(language)))
    .map((language) => ({
      path: [...path, language],
      kind: 'languageMissing',
      found: undefined,
      particulars: { language },
      ...(demanded.includes(language) ? {} : { isDoubt: true }),
    }));
}
