import type { Language } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';
import { type PlainTexts as Texts, plainSpeech, sayingOf } from '../../device/plain-speech.ts';

const files = {
  es: () => import('./es.ts'),
  va: () => import('./va.ts'),
  ca: () => import('./ca.ts'),
  en: () => import('./en.ts'),
  eu: () => import('./eu.ts'),
} as const satisfies Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>>;

const deskFiles = {
  es: () => import('./desk/es.ts'),
  va: () => import('./desk/va.ts'),
  ca: () => import('./desk/ca.ts'),
  en: () => import('./desk/en.ts'),
  eu: () => import('./desk/eu.ts'),
} as const satisfies typeof files;

const textsIn = async (file: Promise<{ readonly texts: Texts }>): Promise<Texts> =>
  Object.values((await file).texts)[0] as Texts;

/** The texts of the till in a language. */
export const loadShopTexts = (language: Language): Promise<Texts> => textsIn(files[language]());

/** The texts of what a shop opens beside its sales. */
export const loadDeskTexts = (language: Language): Promise<Texts> => textsIn(deskFiles[language]());

/** The speech of the page of shops; `later` adds the texts of what is beside the sales. */
export async function shopSpeech(language: Language, realmDefault: Language): Promise<Speech> {
  let texts = await loadShopTexts(language);
  let desk: Promise<void> | null = null;
  const t = sayingOf(() => texts, language);
  const learnDesk = async () => {
    texts = { ...texts, ...(await loadDeskTexts(language)) };
  };
  return plainSpeech({ language, t, later: () => (desk ??= learnDesk()) }, realmDefault);
}
