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

/** Loads the texts of questions into the office’s own speech: only those who try one out need them. */
export async function learnSurveys({
  speaker,
  language,
}: Pick<Speech, 'speaker' | 'language'>): Promise<void> {
  if (speaker.hasResourceBundle(language, 'survey')) return;
  const { texts } = await files[language]();
  const named = Object.entries(texts).map(([path, words]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
    words,
  ]);
  learn(speaker, language, Object.fromEntries(named) as Resource[string]);
}
