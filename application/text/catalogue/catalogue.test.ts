import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type FormatterModule } from 'i18next';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/shared/localized-text.ts';
import { valueSaid } from '../numbers.ts';
import { sayFrom } from '../say.ts';
import { associationTypes } from './keys/association-types.ts';
import { cli } from './keys/cli.ts';
import { closing } from './keys/closing.ts';
import { drawActTexts } from './keys/draw.ts';
import { explanation } from './keys/explanation.ts';
import { kit } from './keys/kit.ts';
import { mail } from './keys/mail.ts';
import { page } from './keys/page.ts';
import { pages } from './keys/pages.ts';
import { listSheet } from './keys/list-sheet.ts';
import { sheet } from './keys/sheet.ts';

type Texts = Readonly<Record<string, string>>;
const here = import.meta.dirname;

/** The rooms that are read by key; those of the screens, the office, the till and the door are nested, and looked at with the screens. */
const files = readdirSync(join(here, 'es'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !/^(?:screens|office|shop|door)/u.test(name))
  .toSorted();

const textsOf = (language: Language, file: string) =>
  JSON.parse(readFileSync(join(here, language, file), 'utf8')) as Texts;
const all = (language: Language) =>
  files.flatMap((file) =>
    Object.entries(textsOf(language, file)).map(([key, text]) => ({ file, key, text })),
  );

const holes = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/gu))].toSorted();
const flags = (text: string) => [...new Set(text.match(/--[a-z-]+/gu))].toSorted();

/** Sentences of one may leave the number out. */
const shape = ({ key, text }: { readonly key: string; readonly text: string }) => ({
  key,
  holes: holes(text).filter((hole) => !/_(?:zero|one)$/u.test(key) || !/^\{\{(?:n|count)\}\}$/u.test(hole)),
  flags: flags(text),
});
const byKey = (one: { readonly key: string }, other: { readonly key: string }) =>
  one.key < other.key ? -1 : 1;

describe('the catalogue', () => {
  it('has every text of Spanish in the keys that programs are written with', () => {
    const known = {
      ...cli,
      ...closing,
      ...drawActTexts,
      ...kit,
      ...mail,
      ...pages,
      ...page,
      ...sheet,
      ...listSheet,
      ...explanation,
      ...associationTypes,
      ...closing,
    };
    const said = new Set(all('es').map(({ key }) => key));
    expect(new Set(Object.keys(known))).toEqual(said);
  });

  it.each(languages)('has every file, text, value and flag in %s', (language) => {
    for (const file of files) {
      const shapes = (of: Language) =>
        Object.entries(textsOf(of, file))
          .map(([key, text]) => shape({ key, text }))
          .toSorted(byKey);
      expect(shapes(language), file).toEqual(shapes('es'));
    }
    expect(all(language).filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it.each(languages)('does not shout in %s', (language) => {
    const loud = all(language).filter(({ file, text }) => !file.startsWith('kit') && /[!¡]/u.test(text));
    expect(loud).toEqual([]);
  });

  it.each(languages)('explains in sentences, with a capital and a full stop, in %s', (language) => {
    const partial =
      /^(?:quoted|and|perVoter|perPoint|by(?:Amount|LargestAmount|Ids|Votes|Order|Id)|(?:votes|points|voters|andMore)_\w+)$/u;
    const wrong = Object.entries(textsOf(language, 'reports/explanation.json')).filter(
      ([key, text]) => !partial.test(key) && !/^(?:\p{Lu}|\{\{\w+\}\}).*\.$/u.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('is Valencian in va and Catalan in ca', () => {
    const words = (language: Language) =>
      all(language)
        .map(({ text }) => text)
        .join(' ');
    expect(words('va')).not.toMatch(
      /\b(?:aquest|aquesta|aquests|aquestes|avui|vuit|meva|teva|seva|sortida|serveix|existeix|veure-ho)\b/iu,
    );
    expect(words('ca')).not.toMatch(
      /\b(?:esta|este|estos|estes|hui|huit|teua|seua|vore|eixida|servix|existix)\b/iu,
    );
  });
});

/** As the office and the kiosk have it (`ui-web/i18n/speaker.ts`). */
const grouping = {
  type: 'formatter',
  format: (value: string | number, _, __, of) => valueSaid(String(of?.['interpolationkey']), value),
} as FormatterModule;

describe('the library that the screens speak with', () => {
  it.each(languages)('says the same sentences in %s as the program does', async (language) => {
    for (const file of files) {
      const texts = textsOf(language, file);
      const library = createInstance().use(grouping);
      await library.init({
        lng: language,
        fallbackLng: false,
        resources: { [language]: { file: texts } },
        ns: ['file'],
        defaultNS: 'file',
        keySeparator: false,
        nsSeparator: false,
        interpolation: { escapeValue: false, alwaysFormat: true },
      });
      const say = sayFrom((name) => texts[name]);
      for (const [name, text] of Object.entries(texts)) {
        const values = Object.fromEntries(
          holes(text).map((hole) => [hole.slice(2, -2), `<${hole.slice(2, -2)}>`]),
        );
        const key = name.replace(/_(?:zero|one|other)$/u, '');
        const counts =
          key === name ? [{}] : [0, 1, 2, 2.5, 1_000_000].map((count) => ({ count, n: `<${count}>` }));
        for (const counted of counts) {
          const told = { ...values, ...counted };
          expect(say(key, told), `${file} ${name}`).toBe(library.t(key, told));
        }
      }
    }
  });
});
