import type { Fields } from '#domain/documents/fields.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { textAt } from './use-draft.ts';

/** Texts in several languages, as they are typed. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

/** The texts of a field of a draft in the languages of the town. */
export const textsAt = (fields: Fields | null, path: string, languages: readonly Language[]): Texts =>
  Object.fromEntries(languages.map((language) => [language, textAt(fields, `${path}/${language}`)]));

/** The texts that have content, as documents have them. */
export const filledTexts = (texts: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text.trim() === '' ? [] : [[language, text.trim()]],
    ),
  );

/** Whether no language has a text. */
export const hasNoText = (texts: Texts): boolean => Object.keys(filledTexts(texts)).length === 0;
