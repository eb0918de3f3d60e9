import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { loadTexts } from './languages.ts';
import { loadStock, type Stock, stocks } from './stocks.ts';

const root = join(import.meta.dirname, '..', '..');
const homes: Readonly<Record<Stock, string>> = {
  '/citas': 'appointments',
  '/inscripciones': 'registrations',
  '/reservas': 'reservations',
  '/comercios': 'showcase',
  '/entradas': 'tickets',
  '/bonos': 'vouchers',
  '/asociaciones': 'associations',
  '/subvenciones': 'subsidies',
  '/transparencia': 'transparency',
};

/** What a source imports before it runs, types left out. */
function importsOf(file: string, code: string): readonly string[] {
  return [...code.matchAll(/^(?:import|export) (?!type )(?<names>[^;]*?)from '(?<from>[#.][^']+)';/gmsu)]
    .filter(({ groups }) => !/^\{(?:\s*type [^,}]+,?)+\s*\}/u.test(groups?.['names'] ?? ''))
    .map(({ groups: { from = '' } = {} }) =>
      from.startsWith('#') ? join(root, from.slice(1)) : join(dirname(file), from),
    );
}

/** The namespaces that a screen and what it imports say, comments left out. */
function saidBy(file: string, known: ReadonlySet<string>, seen = new Set<string>()): ReadonlySet<string> {
  const said = new Set<string>();
  if (seen.has(file) || !/\.tsx?$/u.test(file) || !existsSync(file)) return said;
  seen.add(file);
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gsu, '');
  for (const [, namespace = ''] of code.matchAll(/['`]([a-z-]+):\w/gu))
    if (known.has(namespace)) said.add(namespace);
  for (const one of importsOf(file, code)) for (const other of saidBy(one, known, seen)) said.add(other);
  return said;
}

describe('the texts of the home of a front-end', () => {
  it.each(Object.keys(homes) as Stock[])('are all that it says, at %s', async (home) => {
    const [first, later] = await Promise.all([loadTexts('es', 'first'), loadTexts('es', 'later')]);
    const said = saidBy(
      join(root, 'ui-web', 'screens', homes[home], 'screen.tsx'),
      new Set(Object.keys(later)),
    );
    expect(said.size).toBeGreaterThan(0);
    const ofHome: readonly string[] = stocks[home];
    expect([...said].filter((name) => !ofHome.includes(name) && !(name in first))).toEqual([]);
  });

  it.each(languages)('are those of the later pages, in %s', async (language) => {
    const later = await loadTexts(language, 'later');
    for (const home of Object.keys(homes) as Stock[]) {
      const texts = await loadStock(language, home);
      expect(Object.keys(texts)).toEqual(stocks[home]);
      for (const [name, words] of Object.entries(texts)) expect(words).toEqual(later[name]);
    }
  });
});
