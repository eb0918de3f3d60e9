import type { i18n, Resource } from 'i18next';
import type { Language } from '#domain/shared/localized-text.ts';
import { learn, newSpeaker, speechWith } from '#ui-web/i18n/speaker.ts';
import type { Speech } from '#ui-web/speech.ts';

type Loading = () => Promise<{ readonly texts: Readonly<Record<string, unknown>> }>;

/** Each language is one file, loaded when it is chosen. */
const files: Readonly<Record<Language, Loading>> = {
  es: () => import('./es.ts'),
  va: () => import('./va.ts'),
  ca: () => import('./ca.ts'),
  en: () => import('./en.ts'),
  eu: () => import('./eu.ts'),
};

/** Texts of the office in a language, by namespace: `office-requests` is `office-requests.json`. */
export async function loadOfficeTexts(language: Language): Promise<Resource[string]> {
  const { texts } = await files[language]();
  return Object.fromEntries(
    Object.entries(texts).map(([path, words]) => [path.slice(path.lastIndexOf('/') + 1, -5), words]),
  ) as Resource[string];
}

/** What a town has made itself (a collection, a field) has no text here: such a call gives the name to be shown. */
function allowingNames(speaker: i18n): i18n {
  const { parseMissingKeyHandler: missing } = speaker.options;
  speaker.options.parseMissingKeyHandler = (key: string, name?: string) => name ?? (missing?.(key) as string);
  return speaker;
}

const allHere = () => Promise.resolve();

/** The speech of the office in one language after another; each is loaded once. */
export function officeSpeaker(): (language: Language, realmDefault: Language) => Promise<Speech> {
  let speaker: i18n | null = null;
  return async (language, realmDefault) => {
    if (!speaker?.hasResourceBundle(language, 'office')) {
      const texts = await loadOfficeTexts(language);
      if (speaker === null) speaker = allowingNames(await newSpeaker(language, texts));
      else learn(speaker, language, texts);
    }
    await speaker.changeLanguage(language);
    return speechWith(speaker, language, realmDefault, allHere);
  };
}
