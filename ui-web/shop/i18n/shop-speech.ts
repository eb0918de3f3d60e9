import type { i18n, TFunction } from 'i18next';
import { type Language, languageTag, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';

type Texts = Readonly<Record<string, unknown>>;

const files = {
  es: () => import('./es.ts'),
  va: () => import('./va.ts'),
  ca: () => import('./ca.ts'),
  en: () => import('./en.ts'),
  eu: () => import('./eu.ts'),
} as const satisfies Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>>;

const deskFiles = {
  es: () => import('./desk/es.ts'),
  va: () => import('./desk/va.ts'),
  ca: () => import('./desk/ca.ts'),
  en: () => import('./desk/en.ts'),
  eu: () => import('./desk/eu.ts'),
} as const satisfies typeof files;

const textsIn = async (file: Promise<{ readonly texts: Texts }>): Promise<Texts> =>
  Object.values((await file).texts)[0] as Texts;

/** The texts of the till in a language. */
export const loadShopTexts = (language: Language): Promise<Texts> => textsIn(files[language]());

/** The texts of what a shop opens beside its sales. */
export const loadDeskTexts = (language: Language): Promise<Texts> => textsIn(deskFiles[language]());

/** The text of a path as `scan.title`. */
const textAt = (texts: Texts, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Texts | undefined)?.[name], texts);

/**
 * Says the texts of this page: plural forms by `count`, and values in double braces. i18next does the same for all
 * others; a till is spared a sixth of what it would load first.
 */
function sayingOf(texts: () => Texts, language: Language): TFunction {
  const plurals = new Intl.PluralRules(languageTag(language));
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const path = key.slice(key.indexOf(':') + 1);
    const { count } = values;
    const form =
      typeof count === 'number' ? `${path}_${plurals.select(count) === 'one' ? 'one' : 'other'}` : path;
    const text = textAt(texts(), form) ?? textAt(texts(), path);
    // A text that is missing shows its key, and the walks look for this sign.
    if (typeof text !== 'string') return `⟦${key}⟧`;
    return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
  };
  return say as unknown as TFunction;
}

/** The speech of the page of shops; `later` adds the texts of what is beside the sales. No text of it has marked words, which i18next alone can draw. */
export async function shopSpeech(language: Language, realmDefault: Language): Promise<Speech> {
  let texts = await loadShopTexts(language);
  let desk: Promise<void> | null = null;
  const t = sayingOf(() => texts, language);
  const learnDesk = async () => {
    texts = { ...texts, ...(await loadDeskTexts(language)) };
  };
  return {
    language,
    t,
    get speaker(): i18n {
      throw new Error('the page of shops has no texts with marked words');
    },
    said: (text: LocalizedText | null | undefined) => textFor(text, language, realmDefault),
    later: () => (desk ??= learnDesk()),
  };
}
