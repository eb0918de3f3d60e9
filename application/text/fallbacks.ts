import type { Language } from '#domain/shared/localized-text.ts';

/**
 * Where a text is taken from that a language lacks. Valencian and Catalan stand in for each other; Spanish has every
 * text. `npm run texts` lists what is lacking, and a test refuses it.
 */
export const fallbacks: Readonly<Record<Language, readonly Language[]>> = {
  es: [],
  va: ['ca', 'es'],
  ca: ['va', 'es'],
  en: ['es'],
  eu: ['es'],
};
