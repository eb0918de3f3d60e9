import type { Language } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';
import { type PlainTexts, plainSpeech, sayingOf } from '../../device/plain-speech.ts';

const files = {
  es: () => import('./es.ts'),
  va: () => import('./va.ts'),
  ca: () => import('./ca.ts'),
  en: () => import('./en.ts'),
  eu: () => import('./eu.ts'),
} as const satisfies Readonly<Record<Language, () => Promise<{ readonly texts: PlainTexts }>>>;

/** The texts of the scanner in a language. */
export const loadDoorTexts = async (language: Language): Promise<PlainTexts> =>
  Object.values((await files[language]()).texts)[0] as PlainTexts;

/** The speech of the page of doors. */
export async function doorSpeech(language: Language, realmDefault: Language): Promise<Speech> {
  const texts = await loadDoorTexts(language);
  const later = () => Promise.resolve();
  return plainSpeech({ language, t: sayingOf(() => texts, language), later }, realmDefault);
}
