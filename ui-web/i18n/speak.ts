import { type Language, textFor } from '#domain/shared/localized-text.ts';
import { once } from '#ui-web/composition/once.ts';
import type { Speech } from '#ui-web/speech.ts';
import { loadTexts } from './languages.ts';
import { type Texted, texted } from './plain-speaker.ts';
import type { Stock } from './stocks.ts';

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

/** The texts of the pages behind the first: all of them, or what one home says. */
function laterTexts(speaker: Texted, language: Language): Speech['later'] {
  const hasAll = () => speaker.knows(language, 'survey');
  const all = once(async () => {
    if (!hasAll()) speaker.learn(language, await loadTexts(language, 'later'));
  });
  const ofHomes = new Map<Stock, () => Promise<void>>();
  const ofHome = (home: Stock) =>
    once(async () => {
      if (hasAll()) return;
      const { loadStock } = await import('./stocks.ts');
      speaker.learn(language, await loadStock(language, home));
    });
  return (home) => {
    if (home === undefined) return all();
    const known = ofHomes.get(home) ?? ofHome(home);
    ofHomes.set(home, known);
    return known();
  };
}

/** The speech of a page: texts of the interface, and a council's texts by the rule of the domain. */
export const speechOf = (speaker: Texted, language: Language, realmDefault: Language): Speech => ({
  language,
  t: speaker.t(language),
  speaker: speaker.asSpeaker(language),
  said: (text) => textFor(text, language, realmDefault),
  later: laterTexts(speaker, language),
});
