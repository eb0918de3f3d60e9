import type { Resource } from 'i18next';
import type { Language } from '#domain/shared/localized-text.ts';

type Loading = () => Promise<{ readonly texts: Resource[string] }>;

/** Each language is two files, loaded when somebody reads it: what the first page says, and what the others say. */
const files: Readonly<Record<Language, { readonly first: Loading; readonly later: Loading }>> = {
  es: { first: () => import('./es.ts'), later: () => import('./es-later.ts') },
  va: { first: () => import('./va.ts'), later: () => import('./va-later.ts') },
  ca: { first: () => import('./ca.ts'), later: () => import('./ca-later.ts') },
  en: { first: () => import('./en.ts'), later: () => import('./en-later.ts') },
  eu: { first: () => import('./eu.ts'), later: () => import('./eu-later.ts') },
};

/** Texts of the interface in a language, by namespace. */
export const firstTexts = async (language: Language): Promise<Resource[string]> =>
  (await files[language].first()).texts;

export const laterTexts = async (language: Language): Promise<Resource[string]> =>
  (await files[language].later()).texts;
