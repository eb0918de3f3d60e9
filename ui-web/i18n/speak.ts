import { createInstance, type i18n, type Resource, type TFunction } from 'i18next';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';
import { loadTexts } from './languages.ts';

const missingSign = '⟦';
/** Asked without the namespace of the key. */
const missing = (key: string) => `${missingSign}${key}⟧`;

function learn(speaker: i18n, language: Language, texts: Resource[string]): void {
  for (const [namespace, words] of Object.entries(texts))
    speaker.addResourceBundle(language, namespace, words);
}

/** An i18next that speaks one language so far: all of it, or only what the first page says. */
export async function startSpeaking(language: Language, stock: 'first' | 'all' = 'all'): Promise<i18n> {
  const speaker = createInstance();
  const [first, later] = await Promise.all([
    loadTexts(language, 'first'),
    stock === 'all' ? loadTexts(language, 'later') : {},
  ]);
  await speaker.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { ...first, ...later } },
    ns: [],
    // React writes texts as text; escaping again would show entities.
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    // A text that is missing shows itself, and the walks look for this sign.
    parseMissingKeyHandler: missing,
  });
  return speaker;
}

/** Changes the language once its texts are there. */
export async function speak(speaker: i18n, language: Language): Promise<void> {
  if (!speaker.hasResourceBundle(language, 'shell'))
    learn(speaker, language, await loadTexts(language, 'first'));
  await speaker.changeLanguage(language);
}

/** More texts than any page says: what is remembered of counters and names does not grow without end. */
const mostRemembered = 2000;

/** A text by its key and what is filled into it; null where that is more than words and figures. */
const nameOf = (key: unknown, filledIn: unknown = {}): string | null =>
  typeof key === 'string' &&
  Object.values(filledIn as object).every((one) => typeof one === 'string' || typeof one === 'number')
    ? key + JSON.stringify(filledIn)
    : null;

/** Remembers its texts: long lists, and forms of many fields, say the same few over and over. */
function remembered(said: TFunction): TFunction {
  const texts = new Map<string, string>();
  const say = (...asked: Parameters<TFunction>): string => {
    const [key, filledIn] = asked;
    const name = nameOf(key, filledIn);
    if (name === null) return said(...asked);
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = said(...asked);
    if (texts.size >= mostRemembered) texts.clear();
    // A text may come with the words of later pages.
    if (!text.startsWith(missingSign)) texts.set(name, text);
    return text;
  };
  return Object.assign(say, said) as TFunction;
}

/** The speech of a page: interface words from i18next, a council's texts by the rule of the domain. */
export function speechOf(speaker: i18n, language: Language, realmDefault: Language): Speech {
  const learnLater = async () => {
    if (!speaker.hasResourceBundle(language, 'survey'))
      learn(speaker, language, await loadTexts(language, 'later'));
  };
  let learning: Promise<void> | undefined;
  return {
    language,
    speaker,
    t: remembered(speaker.getFixedT(language)),
    said: (text: LocalizedText | null | undefined) => textFor(text, language, realmDefault),
    later: () => {
      learning ??= learnLater();
      return learning;
    },
  };
}
