import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allChecks } from '#contract-tests/council-api/all-checks.ts';
import { type Measured, withMeasured } from './measured-pages.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const textOf = (name: string) => readFileSync(join(docs, name), 'utf8');
const measured = JSON.parse(textOf('figures.json')) as Measured;

describe('the page on capacity', () => {
  it('has the figures that the benchmarks wrote, none copied by hand', () => {
    expect(textOf('capacity.md')).toBe(withMeasured(textOf('capacity.md'), measured));
  });

  it('changes with them: its towns are computed from what a visit costs', () => {
    const slower = {
      ...measured,
      pages: {
        measured: measured['pages']?.measured ?? { date: null, commit: '', cores: 0, load: 0 },
        figures: { ...measured['pages']?.figures, 'home page': 1000 },
      },
    };
    const page = withMeasured(textOf('capacity.md'), slower);
    const line = (text: string, beginning: string) =>
      text.split('\n').find((one) => one.startsWith(beginning));
    for (const beginning of ['| Home page', '| Server cores, nothing in front', 'One visit costs'])
      expect(line(page, beginning)).not.toBe(line(textOf('capacity.md'), beginning));
    expect(line(page, '| Voters a second')).toBe(line(textOf('capacity.md'), '| Voters a second'));
  });

  it('is not written if a figure or a section is missing', () => {
    expect(() => withMeasured(textOf('capacity.md'), {})).toThrow('docs/figures.json has no');
    expect(() => withMeasured('# A page', measured)).toThrow('no section');
  });
});

describe('the page on quality', () => {
  it('counts the contract checks that there are', () => {
    const writing = allChecks.filter(({ writes }) => writes).length;
    expect(textOf('quality.md')).toContain(
      `| contract checks: ${allChecks.length}, ${writing} of them write`,
    );
  });
});
