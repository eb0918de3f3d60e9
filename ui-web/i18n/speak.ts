import type { i18n } from 'i18next';
import type { Language } from '#domain/shared/localized-text.ts';
import { once } from '#ui-web/composition/once.ts';
import type { Speech } from '#ui-web/speech.ts';
import { loadTexts } from './languages.ts';
import { learn, newSpeaker, speechWith } from './speaker.ts';

/** An i18next that has one language so far: all of it, or only the texts of the first page. */
export async function startSpeaking(language: Language, stock: 'first' | 'all' = 'all'): Promise<i18n> {
  const [first, later] = await Promise.all([
    loadTexts(language, 'first'),
    stock === 'all' ? loadTexts(language, 'later') : {},
  ]);
  return newSpeaker(language, { ...first, ...later });
}

/** Changes the language once its texts are loaded. */
export async function speak(speaker: i18n, language: Language): Promise<void> {
  if (!speaker.hasResourceBundle(language, 'shell'))
    learn(speaker, language, await loadTexts(language, 'first'));
  await speaker.changeLanguage(language);
}

/** The speech of a page: texts of the interface from i18next, a council's texts by the rule of the domain. */
export const speechOf = (speaker: i18n, language: Language, realmDefault: Language): Speech =>
  speechWith(
    speaker,
    language,
    realmDefault,
    once(async () => {
      if (!speaker.hasResourceBundle(language, 'survey'))
        learn(speaker, language, await loadTexts(language, 'later'));
    }),
  );
