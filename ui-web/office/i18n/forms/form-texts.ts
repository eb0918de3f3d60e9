import type { Resource } from 'i18next';
import type { Language } from '#domain/shared/localized-text.ts';
import { learn } from '#ui-web/i18n/speaker.ts';
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

/** The texts of forms in a language, by namespace. */
export async function loadFormTexts(language: Language): Promise<Resource[string]> {
  const { texts } = await files[language]();
  const named = Object.entries(texts).map(([path, words]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
    words,
  ]);
  return Object.fromEntries(named) as Resource[string];
}

/** Loads the texts of forms into the office's own speech: only those who fill one in need them. */
export async function learnForms({ speaker, language }: Pick<Speech, 'speaker' | 'language'>): Promise<void> {
  if (speaker.hasResourceBundle(language, 'request')) return;
  learn(speaker, language, await loadFormTexts(language));
}
