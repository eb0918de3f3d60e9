import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFilters, readFilters, writeFilters } from './proposal-filters.ts';

const parametersOf = (entries: readonly (readonly [string, string])[]) => {
  const held = new Map(entries);
  return (name: string) => held.get(name) ?? null;
};

describe('the filters of an address', () => {
  it('come back as they were written', () => {
    const text = fc.string({ maxLength: 120 }).map((written) => written.trim());
    const filters = fc.record({
      words: text,
      status: text,
      neighbourhood: text,
      category: text,
      process: text,
    });
    fc.assert(
      fc.property(filters, (given) => {
        expect(readFilters(parametersOf(writeFilters(given)))).toEqual(given);
      }),
    );
  });

  it('are none if a value is missing or only spaces', () => {
    expect(readFilters(() => null)).toEqual(noFilters);
    expect(readFilters(() => '  ')).toEqual(noFilters);
    expect(writeFilters(noFilters)).toEqual([]);
  });

  it('are cut where somebody pastes a page', () => {
    expect(readFilters(() => 'a'.repeat(10_000)).words).toHaveLength(120);
  });

  it('have the names of the specification’s calls', () => {
    expect(
      writeFilters({
        words: 'parque',
        status: '1',
        neighbourhood: 'raval',
        category: 'cultura',
        process: 'proc-633',
      }),
    ).toEqual([
      ['title', 'parque'],
      ['validationStatus', '1'],
      ['barrio', 'raval'],
      ['categories', 'cultura'],
      ['IDproceso', 'proc-633'],
    ]);
  });
});
