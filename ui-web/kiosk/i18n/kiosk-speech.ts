import type { i18n, Resource } from 'i18next';
import type { Language } from '#domain/shared/localized-text.ts';
import { learn, newSpeaker, speechWith } from '#ui-web/i18n/speaker.ts';
import type { Speech } from '#ui-web/speech.ts';

const files: Readonly<
  Record<Language, () => Promise<{ readonly texts: Readonly<Record<string, unknown>> }>>
> = {
  es: () => import('./es.ts'),
  va: () => import('./va.ts'),
  ca: () => import('./ca.ts'),
  en: () => import('./en.ts'),
  eu: () => import('./eu.ts'),
};

/** All texts of the kiosk in a language, by namespace: `survey` is `survey.json`. */
export async function loadKioskTexts(language: Language): Promise<Resource[string]> {
  const { texts } = await files[language]();
  return Object.fromEntries(
    Object.entries(texts).map(([path, words]) => [path.slice(path.lastIndexOf('/') + 1, -5), words]),
  ) as Resource[string];
}

const allHere = () => Promise.resolve();

/** The speech of a kiosk in one language after another; each is loaded once. */
export function kioskSpeaker(): (language: Language, townDefault: Language) => Promise<Speech> {
  let speaker: i18n | null = null;
  return async (language, townDefault) => {
    if (!speaker?.hasResourceBundle(language, 'kiosk')) {
      const texts = await loadKioskTexts(language);
      if (speaker === null) speaker = await newSpeaker(language, texts);
      else learn(speaker, language, texts);
    }
    await speaker.changeLanguage(language);
    return speechWith(speaker, language, townDefault, allHere);
  };
}
