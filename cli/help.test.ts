import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli } from '#application/text/catalogue/keys/cli.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe.each(languages)('the help in %s', (language) => {
  const say = sayIn(language);

  it('describes every flag of budget compute', () => {
    const source = read('commands/budget/compute.ts') + read('commands/budget/compute-flags.ts');
    const declared = [...source.matchAll(/\.option\('(--[a-z-]+)/gu)].map((match) => match[1] ?? '');
    expect(declared.length).toBeGreaterThan(10);
    for (const flag of declared) expect(say('help.compute')).toContain(flag);
  });

  it('names every variable that the server reads, and so does the guide for operators', () => {
    const variables = new Set(
      read('../adapters/driving/council-api/composition/configuration.ts').match(/CONCEJO_[A-Z_]+/gu),
    );
    expect(variables.size).toBeGreaterThan(10);
    const guide = read('../docs/guides/operator.md');
    for (const variable of variables)
      for (const text of [say('help.serve'), guide]) expect(text).toContain(variable);
  });

  it('keeps within 120 columns', () => {
    const text = [say('overview', { commands: '' }), say('help.compute'), say('help.serve')].join('\n');
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(120);
  });
});

describe('the command line', () => {
  it('finds each of its texts in the file that its first word names', () => {
    const say = sayIn('es');
    expect(Object.keys(cli).filter((name) => !say.knows(name))).toEqual([]);
    expect(say.knows('usage.noSuchText')).toBe(false);
    expect(say.knows('toString')).toBe(false);
  });
});
