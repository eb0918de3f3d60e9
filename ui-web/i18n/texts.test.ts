import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/shared/localized-text.ts';
import { loadKioskTexts } from '../kiosk/i18n/kiosk-speech.ts';
import { loadOfficeTexts } from '../office/i18n/office-speech.ts';
import { loadTexts } from './languages.ts';

const here = import.meta.dirname;
const catalogue = join(here, '..', '..', 'application', 'text', 'catalogue');
/** The texts of the kiosk's page, and of the printed pass that leads to it. */
const ofKiosk = ['kiosk.json', 'slip.json'];
const namespaces = readdirSync(join(catalogue, 'es', 'screens'))
  .filter((file) => !ofKiosk.includes(file))
  .toSorted();
/** The texts of the office, a file a screen. */
const ofOffice = readdirSync(join(catalogue, 'es'))
  .filter((name) => /^office.*\.json$/u.test(name))
  .toSorted();
const places = [...[...namespaces, ...ofKiosk].map((file) => join('screens', file)), ...ofOffice];
type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}
const textsOf = (language: string) =>
  new Map(
    places.flatMap((file) =>
      flat(
        JSON.parse(readFileSync(join(catalogue, language, file), 'utf8')) as Tree,
        `${basename(file, '.json')}:`,
      ),
    ),
  );
const spanish = textsOf('es');

/** `{{n}}` and `<b>`: what a text must contain in every language. Counted texts may leave out the count itself. */
const holes = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/gu)]
    .map(([whole]) => whole)
    .filter((hole) => hole !== '{{count}}')
    .toSorted();

const keyPattern = new RegExp(
  `'((?:${places.map((file) => basename(file, '.json')).join('|')}):[\\w.]+)'`,
  'gu',
);

/** Every literal key that a screen, component or the shell asks for. */
function askedKeys(): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const folder of ['screens', 'shell', 'office', 'kiosk']) {
    for (const name of readdirSync(join(here, '..', folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.test)\.tsx?$/u.test(name)) continue;
      const code = readFileSync(join(here, '..', folder, name), 'utf8');
      for (const [, key] of code.matchAll(keyPattern)) keys.add(key ?? '');
    }
  }
  return keys;
}

/** Endings of Basque that change with the sound before them: `2026ko` but `2025eko`, `80tik` but `45etik`. */
const changingEnding = /\}\}(?:e?ko|e?tik|e?ra|e?an|e?n|e?tan|e?ren|e?ri)\b/u;

/** “el 1 de maig”, “de Alcoi”: before some values these would be “l’1 de maig”, “d’Alcoi”. */
const elided =
  /(?<!\p{L})(?:el|al|del) (?:<\w+>)?\{\{(?:day|date|when|moment|share|percent)\}\}|(?<!\p{L})de \{\{(?:area|entity|host|name|site|sites|town|who)\}\}/u;
/** Their `{{day}}` begins with the day of the week: “fins al dilluns 1 de maig”. */
const sayTheWeekday = ['process:until', 'process:voted.changeable'];

/** Words that readers of each language replaced by one that was there already (docs/glossary.md). */
const retired: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:ficheros?|zona de|Zona|código de voto|rajolas?|al ayuntamiento|(?:el|del) ayuntamiento)(?!\p{L})/u,
  va: /(?<!\p{L})(?:veure|veuràs|prémer|prem|arxius?|intentar|mentres|signat|no desitjat|suportat|l’ajuntament|S’est(?:à|an) \p{L}+nt)(?!\p{L})/u,
  ca: /(?<!\p{L})(?:descarrega\p{L}*|Vés|despès|apropa|arxius?|no desitjat|suportat|l’ajuntament)(?!\p{L})|^\p{Lu}\p{Ll}+[aei]nt .*…$/u,
  en: /(?<!\p{L})(?:e-mail|whoever|nobody|somebody|tells|stands|lies|anew|in all(?! the| its)|mailbox|technical validation|No one)(?!\p{L})|\d %/iu,
  eu: /(?<!\p{L})(?:NIF|NIE|hautesle\p{L}*|komando\p{L}*|dirulaguntz\p{L}*|gidoi\p{L}*|ordena|mundu guztiak|udala(?:k|ri|rekin|ren)?)(?!\p{L})|\(e\)|\d %|(?<!\p{L})%\d/u,
};

/** The texts of reports that screens share. */
const ofReports = ['association-types.json', 'explanation.json', 'shares.json', 'sheet.json'];

/** The texts of some files, by namespace, as they are in the catalogue. */
const filed = (language: Language, folder: string, files: readonly string[]) =>
  Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(catalogue, language, folder, file), 'utf8')) as Tree,
    ]),
  );

describe('the words of the interface', () => {
  it.each(languages)('are every file of the catalogue, each loaded once, in %s', async (language) => {
    const [first, later] = await Promise.all([loadTexts(language, 'first'), loadTexts(language, 'later')]);
    expect(Object.keys(first).filter((namespace) => namespace in later)).toEqual([]);
    expect({ ...first, ...later }).toEqual({
      ...filed(language, 'screens', namespaces),
      ...filed(language, 'reports', ofReports),
    });
  });

  it.each(languages)('of the office are loaded with it alone, in %s', async (language) => {
    expect(await loadOfficeTexts(language)).toEqual({
      ...filed(language, '.', ofOffice),
      ...filed(language, 'screens', ['markers.json', 'registrations.json', 'vouchers.json']),
    });
  });

  it.each(languages)('of the kiosk are loaded with it alone, in %s', async (language) => {
    const ofQuestions = ['survey.json', 'finding.json', 'media.json'];
    expect(await loadKioskTexts(language)).toEqual(
      filed(language, 'screens', ['kiosk.json', ...ofQuestions]),
    );
  });

  it('put no Basque ending on a figure that may need another', () => {
    const wrong = [...textsOf('eu')].filter(([, text]) => changingEnding.test(text));
    expect(wrong).toEqual([]);
  });

  it.each(languages)('are complete in %s, with the same names to fill in', (language) => {
    const texts = textsOf(language);
    expect([...texts.keys()].toSorted()).toEqual([...spanish.keys()].toSorted());
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(holes(text), `${language} ${key}`).toEqual(holes(spanish.get(key) ?? ''));
    }
  });

  it('have every key that screens ask for', () => {
    const asked = askedKeys();
    expect(asked.size).toBeGreaterThan(100);
    const known = new Set(
      [...spanish.keys()].flatMap((key) => [key, key.replace(/_(?:zero|one|two|few|many|other)$/u, '')]),
    );
    expect([...asked].filter((key) => !known.has(key))).toEqual([]);
  });

  it('need no text of the voting pages on the pages before them', () => {
    for (const folder of [
      'screens/home',
      'screens/process',
      'screens/process-list',
      'screens/news',
      'screens/article',
      'shell',
    ]) {
      for (const name of readdirSync(join(here, '..', folder)).filter((one) =>
        /(?<!\.test)\.tsx?$/u.test(one),
      )) {
        expect(readFileSync(join(here, '..', folder, name), 'utf8'), name).not.toMatch(
          /'(?:comparison|person|proposals|request|results|survey):/u,
        );
      }
    }
  });

  it('are Valencian, not Catalan with another label', () => {
    for (const [key, text] of textsOf('va')) {
      expect(text, key).not.toMatch(
        /\b(?:aquest|aquesta|aquests|aquestes|avui|vuit|meva|teva|seva|sortir|treure|si us plau)\b/iu,
      );
    }
    for (const [key, text] of textsOf('ca'))
      expect(text, key).not.toMatch(/\b(?:este|esta|estos|estes|hui|huit|teua|seua|vore)\b/iu);
  });

  it.each(languages)('use one word for one thing in %s', (language) => {
    const wrong = [...textsOf(language)].filter(([, text]) => retired[language].test(text));
    expect(wrong).toEqual([]);
  });

  it.each(['va', 'ca'] as const)(
    'put no article or “de” in %s before a value that may need another form',
    (language) => {
      const wrong = [...textsOf(language)].filter(
        ([key, text]) => elided.test(text) && !sayTheWeekday.includes(key),
      );
      expect(wrong).toEqual([]);
    },
  );
});
