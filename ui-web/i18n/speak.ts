import { type Language, textFor } from '#domain/shared/localized-text.ts';
import { once } from '#ui-web/composition/once.ts';
import type { Speech } from '#ui-web/speech.ts';
import { loadTexts } from './languages.ts';
import { type Texted, texted } from './plain-speaker.ts';

/** What has the texts of one language so far: all of them, or only those of the first page. */
export async function startSpeaking(language: Language, stock: 'first' | 'all' = 'all'): Promise<Texted> {
  const speaker = texted();
  const stocks = stock === 'all' ? (['first', 'later'] as const) : (['first'] as const);
  const loaded = await Promise.all(stocks.map((one) => loadTexts(language, one)));
  for (const texts of loaded) speaker.learn(language, texts);
  return speaker;
}

/** Adds another language, unless it is here. */
export async function speak(speaker: Texted, language: Language): Promise<void> {
  if (!speaker.knows(language, 'shell')) speaker.learn(language, await loadTexts(language, 'first'));
}

/** The speech of a page: texts of the interface, and a council's texts by the rule of the domain. */
export const speechOf = (speaker: Texted, language: Language, realmDefault: Language): Speech => ({
  language,
  t: speaker.t(language),
  speaker: speaker.asSpeaker(language),
  said: (text) => textFor(text, language, realmDefault),
  later: once(async () => {
    if (!speaker.knows(language, 'survey')) speaker.learn(language, await loadTexts(language, 'later'));
  }),
});
