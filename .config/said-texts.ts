import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../domain/shared/localized-text.ts';
import { type Stock, stocks } from '../ui-web/i18n/stock.ts';

/*
 * What single screens say, as files of their own beside the file of all later texts that has it too: a home would load ten
 * times what it says. What a screen says is read from its sources and from those that come with it: each text has its key
 * there, as `vouchers:order.title`, and all texts of the group `order` come along.
 */

const root = join(import.meta.dirname, '..');
const catalogue = join(root, 'application', 'text', 'catalogue');

type Texts = Readonly<Record<string, unknown>>;

/** The sources that a source brings before it is drawn, and those of its late parts. */
interface Brought {
  readonly now: readonly string[];
  readonly late: readonly string[];
}

function broughtBy(file: string, code: string): Brought {
  const imports = [
    ...code.matchAll(/^(?:import|export) (?!type )(?<names>[^;]*?)from '(?<from>[#.][^']+)';/gmsu),
  ].filter(({ groups }) => !/^\{(?:\s*type [^,}]+,?)+\s*\}/u.test(groups?.['names'] ?? ''));
  const loaded = [...code.matchAll(/\bimport\('(?<from>[#.][^']+)'\)/gu)];
  // A late part has texts of its own, unless it says that those of its screen are enough.
  const late = [
    ...code.matchAll(/latePart(?:<[^(]*>)?\(.*?import\('(?<from>[^']+)'\)(?<rest>.*?)\);\n/gsu),
  ].filter(({ groups }) => !groups?.['rest']?.includes("'home'"));
  const placed = (found: readonly RegExpExecArray[]) =>
    found
      .map(({ groups }) => groups?.['from'] ?? '')
      .map((from) => (from.startsWith('#') ? join(root, from.slice(1)) : join(dirname(file), from)));
  const ofParts = placed(late);
  return { now: placed([...imports, ...loaded]).filter((one) => !ofParts.includes(one)), late: ofParts };
}

/**
 * The keys that a screen's sources have, as far as they are written there: `vouchers:state.` of a key that ends otherwise.
 * Sources of late parts are left out, and noted in `parts`.
 */
function keysSaidBy(file: string, parts: Set<string>, seen = new Set<string>()): ReadonlySet<string> {
  const said = new Set<string>();
  if (seen.has(file) || !/\.tsx?$/u.test(file) || !existsSync(file)) return said;
  seen.add(file);
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gmsu, '');
  for (const [, key = ''] of code.matchAll(/['"`](?<key>[a-z][a-z-]*:[\w-]*(?:\.[\w-]+)*\.?)/gu))
    said.add(key);
  // `${place}:seats.stage`: of each namespace that is said, what it has there.
  for (const [, key = ''] of code.matchAll(/`\$\{\w+\}:(?<key>[\w-]+(?:\.[\w-]+)*\.?)/gu))
    said.add(`*:${key}`);
  for (const [, all = ''] of code.matchAll(/getResourceBundle\(\w+, '(?<all>[\w-]+)'/gu)) said.add(`${all}:`);
  const { now, late } = broughtBy(file, code);
  for (const one of late) parts.add(one);
  for (const one of now) for (const key of keysSaidBy(one, parts, seen)) said.add(key);
  return said;
}

/** What the notices above any page say is the namespace of this one. */
const noticeSource = 'shell/frame/freshness-notice.tsx';

/** The keys of a stock: of a screen, or of its late parts and of what is late in these. */
function keysOf(stock: Stock): ReadonlySet<string> {
  const [, screen = '', ofParts] = /^(?<screen>.*?)(?<parts>-parts)?$/u.exec(stock) ?? [];
  const parts = new Set<string>();
  const source = stock === 'notices' ? noticeSource : `screens/${screen}/screen.tsx`;
  const own = keysSaidBy(join(root, 'ui-web', source), parts);
  if (ofParts === undefined) return own;
  const said = new Set<string>();
  // A set is gone through to its end, also if it grows meanwhile.
  for (const part of parts) for (const key of keysSaidBy(part, parts)) said.add(key);
  return said;
}

/** The namespaces of the pages behind the first, each with its file: the same as `ui-web/i18n/es-later.ts`. */
function laterFiles(): ReadonlyMap<string, string> {
  const first = new Set(['article', 'cookies', 'home', 'kiosk', 'process', 'shell', 'slip']);
  const screens = readdirSync(join(catalogue, 'es', 'screens'))
    .map((name) => name.replace('.json', ''))
    .filter((name) => !first.has(name));
  const reports = ['association-types', 'explanation', 'shares', 'sheet'];
  return new Map([
    ...screens.map((name) => [name, `screens/${name}.json`] as const),
    ...reports.map((name) => [name, `reports/${name}.json`] as const),
  ]);
}

/**
 * Of texts those that a path of names leads to: a text with a plural has a name for each number, and the last name may be
 * but the beginning of one (`tickets:phase.${…}`).
 */
function along(texts: Texts, [name = '', ...within]: readonly string[]): Texts {
  const isMeant = (one: string) =>
    one === name ||
    (within.length === 0 && (one.startsWith(`${name}_`) || (!(name in texts) && one.startsWith(name))));
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([one]) => isMeant(one))
      .map(([one, words]) => [
        one,
        within.length === 0 || typeof words !== 'object' ? words : along(words as Texts, within),
      ]),
  );
}

/** Two groups of texts in one. */
const together = (one: Texts, other: Texts): Texts =>
  Object.fromEntries(
    Object.entries({ ...one, ...other }).map(([name, words]) => [
      name,
      typeof one[name] === 'object' && typeof other[name] === 'object'
        ? together(one[name] as Texts, other[name] as Texts)
        : words,
    ]),
  );

/** Of the texts of a namespace those that have these keys. */
const saidOf = (texts: Texts, namespace: string, keys: ReadonlySet<string>): Texts =>
  [...keys]
    .filter((key) => key.startsWith(`${namespace}:`) || key.startsWith('*:'))
    .map((key) => along(texts, key.slice(key.indexOf(':') + 1).split('.')))
    .reduce(together, {});

/** The files of all stocks in all languages: their names without the hash, and their code. */
export function saidTexts(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const later = laterFiles();
  for (const stock of stocks) {
    const keys = keysOf(stock);
    const namespaces = [...later].filter(([name]) => [...keys].some((key) => key.startsWith(`${name}:`)));
    for (const language of languages) {
      const said = namespaces.map(([name, file]) => {
        const texts = JSON.parse(readFileSync(join(catalogue, language, file), 'utf8')) as Texts;
        // Names of texts of reports have dots.
        return [name, file.startsWith('reports') ? texts : saidOf(texts, name, keys)] as const;
      });
      files.set(
        nameOf(language, stock),
        `export const texts = ${JSON.stringify(Object.fromEntries(said))};\n`,
      );
    }
  }
  return files;
}

const nameOf = (language: string, stock: Stock) => `${language}-${stock}`;

/** Of all of them together: the script that names them has one hash, and not fifty-five. */
export const hashOf = (files: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .replaceAll(/[^a-zA-Z0-9]/gu, '')
    .slice(0, 7);
