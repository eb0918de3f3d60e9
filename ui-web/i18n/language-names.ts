import type { Language } from '#domain/shared/localized-text.ts';

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  es: 'Español',
  va: 'Valencià',
  ca: 'Català',
  en: 'English',
  eu: 'Euskara',
};
