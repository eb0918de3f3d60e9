import type { Resource } from 'i18next';
import type { Language } from '#domain/shared/localized-text.ts';

/** Each language is one file of its own, loaded when somebody reads it. */
const bundles = {
  es: () => import('./es.ts'),
  va: () => import('./va.ts'),
  ca: () => import('./ca.ts'),
  en: () => import('./en.ts'),
  eu: () => import('./eu.ts'),
} satisfies Record<Language, () => Promise<{ readonly texts: Resource[string] }>>;

/** The texts of the interface in a language, by namespace. */
export const textsIn = async (language: Language): Promise<Resource[string]> => (await bundles[language]()).texts;
