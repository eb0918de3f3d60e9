import { createInstance, type FormatterModule, type i18n, type Resource, type TFunction } from 'i18next';
import { valueSaid } from '#application/text/numbers.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';

/* What the portal and the office share of speaking: each has its own texts. */

const missingSign = '⟦';
/** Asked without the namespace of the key. */
function missing(key: string): string {
  // oxlint-disable-next-line no-console -- the warning of the specification (1, section 8), for developers
  console.warn(`No hay traducción: ${key}`);
  return `${missingSign}${key}⟧`;
}

/** Adds texts of a language, by namespace. */
export function learn(speaker: i18n, language: Language, texts: Resource[string]): void {
  for (const [namespace, words] of Object.entries(texts))
    speaker.addResourceBundle(language, namespace, words);
}

/** Groups the counts of sentences, as all that says texts does. */
const grouping = {
  type: 'formatter',
  format: (value: unknown, _, __, of) =>
    typeof value === 'number' ? valueSaid(String(of?.['interpolationkey']), value) : value,
} as FormatterModule;

/** An i18next that has one language so far. */
export async function newSpeaker(language: Language, texts: Resource[string]): Promise<i18n> {
  const speaker = createInstance().use(grouping);
  await speaker.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    ns: [],
    // React writes texts as text; escaping again would show entities.
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnEmptyString: false,
    // A text that is missing shows its key, and the walks look for this sign.
    parseMissingKeyHandler: missing,
  });
  return speaker;
}

/** More texts than any page has: the cache of counters and names must not grow without end. */
const mostRemembered = 2000;

/** The key of the cache: the text's key and its values; null if they are more than words and figures. */
const nameOf = (key: unknown, filledIn: unknown = {}): string | null =>
  typeof key === 'string' &&
  Object.values(filledIn as object).every((one) => typeof one === 'string' || typeof one === 'number')
    ? key + JSON.stringify(filledIn)
    : null;

/** Caches its texts: long lists, and forms of many fields, use the same few over and over. */
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
    // A text may be loaded with the texts of later pages.
    if (!text.startsWith(missingSign)) texts.set(name, text);
    return text;
  };
  return Object.assign(say, said) as TFunction;
}

/** Texts of the interface from i18next, a council's texts by the rule of the domain; `later` loads more texts. */
export const speechWith = (
  speaker: i18n,
  language: Language,
  realmDefault: Language,
  later: () => Promise<void>,
): Speech => ({
  language,
  speaker,
  t: remembered(speaker.getFixedT(language)),
  said: (text: LocalizedText | null | undefined) => textFor(text, language, realmDefault),
  later,
});
