import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { textsIn } from '../locale.ts';
import { es } from './es.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted();
const flags = (text: string) => [...new Set(text.match(/--[a-z-]+/gu))].toSorted();

describe.each(languages)('the texts of the command line in %s', (language) => {
  it('are the same texts, with the same values in them', async () => {
    const texts = await textsIn(language);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(es).toSorted());
    const shape = (of: object) =>
      Object.entries(of)
        .map(([key, text]) => ({
          key,
          values: placeholders(text),
          flags: flags(text),
          blank: text.trim() === '',
        }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(shape(texts)).toEqual(shape(es));
    expect(shape(texts).filter(({ blank }) => blank)).toEqual([]);
  });

  it('do not shout', async () => {
    for (const text of Object.values(await textsIn(language))) expect(text).not.toMatch(/[!¡]/u);
  });

  it('describe every flag that computing a budget takes', async () => {
    const source = readFileSync(new URL('../commands/budget/compute.ts', import.meta.url), 'utf8');
    const declared = [...source.matchAll(/\.option\('(--[a-z-]+)/gu)].map((match) => match[1] ?? '');
    expect(declared.length).toBeGreaterThan(10);
    const help = (await textsIn(language))['help.compute'];
    for (const flag of declared) expect(help).toContain(flag);
  });

  it('name every variable that the server reads, and so does the guide for operators', async () => {
    const at = '../../adapters/driving/council-api/configuration.ts';
    const source = readFileSync(new URL(at, import.meta.url), 'utf8');
    const guide = readFileSync(new URL('../../docs/guides/operator.md', import.meta.url), 'utf8');
    const read = new Set(source.match(/CONCEJO_[A-Z_]+/gu));
    expect(read.size).toBeGreaterThan(10);
    const help = (await textsIn(language))['help.serve'];
    for (const variable of read) for (const text of [help, guide]) expect(text).toContain(variable);
  });

  it('keep the help within 120 columns', async () => {
    const texts = await textsIn(language);
    for (const line of `${texts.help}${texts['help.compute']}${texts['help.serve']}`.split('\n'))
      expect(line.length).toBeLessThan(120);
  });
});

describe('Valencian', () => {
  it('is not Catalan with another label', async () => {
    const [va, ca] = [await textsIn('va'), await textsIn('ca')];
    const same = Object.keys(es).filter((key) => Object(va)[key] === Object(ca)[key]).length;
    expect(same).toBeLessThan(Object.keys(es).length * 0.8);
    expect(Object.values(va).join(' ')).not.toMatch(
      /\b(?:aquesta|aquest|sortida|serveix|existeix|veure-ho)\b/u,
    );
    expect(Object.values(ca).join(' ')).not.toMatch(/\b(?:esta|este|eixida|servix|existix)\b/u);
  });
});
