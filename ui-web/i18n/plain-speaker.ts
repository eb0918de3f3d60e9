import type { i18n, Resource, TFunction } from 'i18next';
import { valueSaid } from '#application/text/numbers.ts';
import { wordedFor } from '#application/text/say.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/* The portal says its texts without i18next, which would be an eighth of what its homes load (docs/decisions/0124). */

/** Texts of a language, by namespace, as files of the catalogue have them. */
type Texts = Resource[string];

/** The texts of the page that have come so far, in each language. */
export interface Texted {
  readonly knows: (language: Language, namespace: string) => boolean;
  readonly learn: (language: Language, texts: Texts) => void;
  readonly t: (language: Language) => TFunction;
  /** What draws texts with marked words asks of an i18next. */
  readonly asSpeaker: (language: Language) => i18n;
}

type Group = Readonly<Record<string, unknown>>;

/** The text of a key such as `survey:send.title`. Files of reports have their dots in the names of their texts. */
function found(texts: Group, key: string): string | undefined {
  const [namespace = '', name = ''] = key.split(':');
  const group = texts[namespace] as Group | undefined;
  const text =
    group?.[name] ?? name.split('.').reduce<unknown>((at, one) => (at as Group | undefined)?.[one], group);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** A text that is missing shows its key, and the walks look for this sign. */
function missing(key: string): string {
  // oxlint-disable-next-line no-console -- the warning of the specification (1, section 8), for developers
  console.warn(`No hay traducción: ${key}`);
  return `⟦${key}⟧`;
}

type Values = Readonly<Record<string, string | number>>;

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => valueSaid(name, values[name] ?? ''));

/** Texts with others beside them: screens say parts of a group, each its own. */
const together = (known: unknown, more: unknown): unknown =>
  typeof known === 'object' && typeof more === 'object'
    ? Object.fromEntries(
        Object.entries({ ...known, ...more }).map(([name]) => [
          name,
          together((known as Group | null)?.[name], (more as Group | null)?.[name]),
        ]),
      )
    : (more ?? known);

/**
 * Says texts in the format of i18next, as `application/text/say.ts` does.
 *
 * @param missed called for each text that is not here
 */
export function texted(missed: () => void = () => undefined): Texted {
  const languages = new Map<Language, Texts>();
  const textsOf = (language: Language) => languages.get(language) ?? {};
  const t = (language: Language): TFunction => {
    const say = (key: string, values: Values = {}) => {
      const text = wordedFor((name) => found(textsOf(language), name), key, values['count']);
      if (text !== undefined) return filled(text, values);
      missed();
      return missing(key);
    };
    return say as unknown as TFunction;
  };
  return {
    knows: (language, namespace) => namespace in textsOf(language),
    learn: (language, texts) => void languages.set(language, together(textsOf(language), texts) as Texts),
    t,
    asSpeaker: (language) =>
      ({
        language,
        options: {},
        t: t(language),
        services: { interpolator: { interpolate: (text: string) => text } },
        getResourceBundle: (_: string, namespace: string) => textsOf(language)[namespace],
      }) as unknown as i18n,
  };
}
