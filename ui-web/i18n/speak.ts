import type { Resource } from 'i18next';
import { type Language, textFor } from '#domain/shared/localized-text.ts';
import { once } from '#ui-web/composition/once.ts';
import type { Speech } from '#ui-web/speech.ts';
import { loadStock, loadTexts } from './languages.ts';
import { type Texted, texted } from './plain-speaker.ts';
import type { Stock } from './stock.ts';

/** The mark of a language of which all texts have come. */
const everything = 'everything';

const learnAll = (speaker: Texted, language: Language, texts: Resource[string]): void =>
  speaker.learn(language, { ...texts, [everything]: {} });

/** What has the texts of one language so far: all of them, or only those of the first page. */
export async function startSpeaking(
  language: Language,
  stock: 'first' | 'all' = 'all',
  missed?: () => void,
): Promise<Texted> {
  const speaker = texted(missed);
  const [first, later] = await Promise.all([
    loadTexts(language, 'first'),
    stock === 'all' ? loadTexts(language, 'later') : null,
  ]);
  speaker.learn(language, first);
  if (later !== null) learnAll(speaker, language, later);
  return speaker;
}

/** Adds another language, unless it is here. */
export async function speak(speaker: Texted, language: Language): Promise<void> {
  if (!speaker.knows(language, 'shell')) speaker.learn(language, await loadTexts(language, 'first'));
}

/**
 * The texts of the pages behind the first: all of them, or what one screen says. All of them stand in for those of a screen
 * that do not come: they are what a browser keeps for use without a connection.
 */
function laterTexts(speaker: Texted, language: Language): Speech['later'] {
  const all = once(async () => {
    if (!speaker.knows(language, everything)) learnAll(speaker, language, await loadTexts(language, 'later'));
  });
  const ofScreens = new Map<Stock, () => Promise<void>>();
  const ofScreen = (stock: Stock) =>
    once(async () => {
      if (speaker.knows(language, everything)) return;
      const texts = await loadStock(language, stock).catch(() => null);
      if (texts === null) await all();
      else speaker.learn(language, texts);
    });
  return (stock) => {
    if (stock === undefined) return all();
    const known = ofScreens.get(stock) ?? ofScreen(stock);
    ofScreens.set(stock, known);
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
