/** The languages the product speaks. `va` is Valencian: to browsers, Intl and HTTP it is `ca-ES-valencia`. */
export const languages = ['es', 'va', 'ca', 'en', 'eu'] as const;
/** The code of one language. */
export type Language = (typeof languages)[number];

/** Whether a code is that of one of the languages. */
export const isLanguage = (code: unknown): code is Language => languages.includes(code as Language);

/** The tag for `lang`, Intl and Accept-Language. Intl does not know `va` and would silently answer in American. */
export const languageTag = (language: Language): string => (language === 'va' ? 'ca-ES-valencia' : language);

/** A text as a council writes it: one string, or one per language (`und`: no language given). Blank is missing. */
export type LocalizedText = string | Readonly<Record<string, string>>;

const filled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** A text in one language alone if it is said in it; otherwise as it is, since then another stands in. */
export function onlyIn(text: LocalizedText, language: Language): LocalizedText {
  const words = typeof text === 'string' ? undefined : text[language];
  return filled(words) ? { [language]: words } : text;
}

/** A text found for a reader. `lang` is the language it is really in, or null if it is unknown. */
export interface FoundText {
  readonly text: string;
  readonly lang: Language | null;
}

const siblings: Partial<Record<Language, Language>> = { va: 'ca', ca: 'va' };

/**
 * Chooses what a reader sees: asked language, its sibling (va↔ca), the realm's default, es, und, first filled.
 * A text that is missing everywhere is the empty string.
 */
export function textFor(
  text: LocalizedText | null | undefined,
  asked: Language,
  realmDefault: Language,
): FoundText {
  if (text === null || text === undefined) return { text: '', lang: null };
  if (typeof text === 'string') return { text, lang: null };
  const order = [asked, siblings[asked], realmDefault, 'es', 'und', ...Object.keys(text)];
  const told = order.filter((code) => code !== undefined).map((code) => ({ code, words: text[code] }));
  const found = told.find((one): one is { code: string; words: string } => filled(one.words));
  if (found === undefined) return { text: '', lang: null };
  return { text: found.words, lang: isLanguage(found.code) ? found.code : null };
}
