import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** Words of three letters or more; what is in braces or is a flag or a variable does not count. */
const wordsIn = (text: string) =>
  text
    .replaceAll(/\{\{\w+\}\}|<[^>]*>|--[\w-]+|CONCEJO\w+/gu, '')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

type Tree = { readonly [key: string]: string | Tree };
const textsIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)));

const wordsOf = (language: string) =>
  globSync(`application/text/catalogue/${language}/**/*.json`, { cwd: root }).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(join(root, file), 'utf8')) as Tree).flatMap(wordsIn),
  );

/** Words that the catalogue has only in Basque: every text is also in Basque, and no code looks like it. */
const basque = new Set(wordsOf('eu'));
for (const language of ['es', 'va', 'ca', 'en']) for (const word of wordsOf(language)) basque.delete(word);

/** What a program may say: its literals, without its comments. */
const literals = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*/gu, ' ')
    .match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu) ?? [];
const basqueIn = (code: string) =>
  new Set(
    literals(code)
      .flatMap(wordsIn)
      .filter((word) => basque.has(word)),
  );

/** Lists of words that are recognised in what people bring, and the words of calendars: they say nothing. */
const lists = [
  'application/text/calendars.ts',
  'domain/documents/check/vague-words.ts',
  'domain/imports/layouts/*.ts',
  'domain/imports/census/census-table.ts',
  'domain/imports/letters/letter-table.ts',
  'domain/vouchers/shops/basque-hours.ts',
];

/** This many words are a sentence; one or two may be a name. */
const aSentence = 3;

describe('the sources', () => {
  it('contain no sentences in several languages: those are in the catalogue', () => {
    const sources = globSync('{domain,application,adapters,ui-web,cli,contract-tests}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: [
        '**/node_modules/**',
        '**/*.test.*',
        '**/*.bench.ts',
        'ui-web/e2e/**',
        'ui-web/dist/**',
        ...lists,
      ],
    });
    expect(sources.length).toBeGreaterThan(1000);
    const wrong = sources.filter(
      (file) => basqueIn(readFileSync(join(root, file), 'utf8')).size >= aSentence,
    );
    expect(wrong).toEqual([]);
  });

  it('are found when they do', () => {
    const code = "const say = { en: 'The vote is closed.', eu: `Bozketa itxi da: ${n} boto geratzen dira` };";
    expect(basqueIn(code).size).toBeGreaterThanOrEqual(aSentence);
    expect(basqueIn(`// ${code}`).size).toBe(0);
  });
});
