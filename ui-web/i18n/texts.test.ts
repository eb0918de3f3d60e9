import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';

const here = import.meta.dirname;
const namespaces = readdirSync(join(here, 'es')).toSorted();
type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}
const textsOf = (language: string) =>
  new Map(
    namespaces.flatMap((file) =>
      flat(
        JSON.parse(readFileSync(join(here, language, file), 'utf8')) as Tree,
        `${file.replace('.json', '')}:`,
      ),
    ),
  );
const spanish = textsOf('es');

/** `{{n}}` and `<b>`: what a text must hold in every language. Counted texts may leave out the count itself. */
const holes = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/gu)]
    .map(([whole]) => whole)
    .filter((hole) => hole !== '{{count}}')
    .toSorted();

const keyPattern = new RegExp(
  `'((?:${namespaces.map((file) => file.replace('.json', '')).join('|')}):[\\w.]+)'`,
  'gu',
);

/** Every literal key that a screen, component or the shell asks for. */
function askedKeys(): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const folder of ['screens', 'shell']) {
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

describe('the words of the interface', () => {
  it('put no Basque ending on a figure that may ask for another', () => {
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

  it('are all there for what screens ask', () => {
    const asked = askedKeys();
    expect(asked.size).toBeGreaterThan(100);
    const known = new Set(
      [...spanish.keys()].flatMap((key) => [key, key.replace(/_(?:zero|one|two|few|many|other)$/u, '')]),
    );
    expect([...asked].filter((key) => !known.has(key))).toEqual([]);
  });

  it('do not ask for a text of the voting pages on the pages before them', () => {
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
});
