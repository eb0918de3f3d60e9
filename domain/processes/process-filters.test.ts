import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { addDays } from '../shared/calendar-day.ts';
import {
  filteredDays,
  noProcessFilters,
  readProcessFilters,
  writeProcessFilters,
} from './process-filters.ts';

const day = (text: string) => text as CalendarDay;
const read = (query: string) => readProcessFilters((name) => new URLSearchParams(query).get(name));
const anyDay = fc.option(fc.integer({ min: -9000, max: 9000 }).map((n) => addDays(day('2026-11-18'), n)));

describe('the filters of the list of processes', () => {
  it('come back as they were written', () => {
    const category = fc.option(
      fc
        .string({ minLength: 1, maxLength: 120 })
        .map((text) => text.trim())
        .filter((text) => text !== ''),
    );
    fc.assert(
      fc.property(fc.record({ category, start: anyDay, end: anyDay }), (filters) => {
        const query = new URLSearchParams(writeProcessFilters(filters).map(([name, value]) => [name, value]));
        expect(read(query.toString())).toEqual(filters);
      }),
    );
  });

  it('are none if the address has none, or if a value is not a day', () => {
    expect(read('')).toEqual(noProcessFilters);
    expect(read('categories=%20&start=ayer&end=2026-02-30')).toEqual(noProcessFilters);
    expect(read(`categories=${'a'.repeat(9000)}`).category).toHaveLength(120);
  });

  it('are written without those that let everything through', () => {
    expect(writeProcessFilters(noProcessFilters)).toEqual([]);
    expect(writeProcessFilters(read('categories=obras&end=2026-01-01'))).toEqual([
      ['categories', 'obras'],
      ['end', '2026-01-01'],
    ]);
  });

  it('ask for the days between two, with an end that may stay open', () => {
    expect(filteredDays(noProcessFilters)).toBeNull();
    expect(filteredDays(read('start=2026-01-01'))).toEqual({ start: '2026-01-01', end: '9999-12-31' });
    expect(filteredDays(read('end=2026-01-01'))).toEqual({ start: '0001-01-01', end: '2026-01-01' });
    expect(filteredDays(read('start=2026-01-01&end=2026-01-01'))).toEqual({
      start: '2026-01-01',
      end: '2026-01-01',
    });
  });

  it('say so when the days stand the wrong way round', () => {
    expect(filteredDays(read('start=2026-01-02&end=2026-01-01'))).toBe('endsBeforeStart');
  });
});
