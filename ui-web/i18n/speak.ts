import { createInstance, type i18n } from 'i18next';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';
import { textsIn } from './languages.ts';

/** An i18next that knows one language so far; more are added when they are asked for. */
export async function startSpeaking(language: Language): Promise<i18n> {
  const speaker = createInstance();
  await speaker.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: await textsIn(language) },
    ns: [],
    // React writes texts as text; escaping again would show entities.
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
  return speaker;
}

/** Changes the language once its texts are there. */
export async function speak(speaker: i18n, language: Language): Promise<void> {
  if (!speaker.hasResourceBundle(language, 'shell')) {
    for (const [namespace, texts] of Object.entries(await textsIn(language))) {
      speaker.addResourceBundle(language, namespace, texts);
    }
  }
  await speaker.changeLanguage(language);
}

/** The speech of a page: interface words from i18next, a council's texts by the rule of the domain. */
export const speechOf = (speaker: i18n, language: Language, realmDefault: Language): Speech => ({
  language,
  t: speaker.getFixedT(language),
  said: (text: LocalizedText | null | undefined) => textFor(text, language, realmDefault),
});
