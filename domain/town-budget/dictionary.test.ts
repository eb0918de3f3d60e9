import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { cents } from '../shared/money.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import {
  type Dictionary,
  minorLimitsOn,
  nameOfCode,
  searchTerms,
  type BudgetTerm,
  termOf,
} from './dictionary.ts';

const term = (code: string, name: string, meaning: string | null = null): BudgetTerm => ({
  topic: 'spending',
  code,
  name,
  meaning,
  source: 'orden',
  where: null,
});
const limits = (from: string, works: number) => ({
  from: from as CalendarDay,
  works: cents(works),
  others: cents(1),
  source: 'lcsp',
  where: 'art. 118',
});
const dictionary: Dictionary = {
  terms: [term('4', 'Transferencias corrientes', 'Dinero que se da'), term('48', 'A familias')],
  sources: new Map(),
  minorContracts: [limits('2018-03-09', 4_000_000), limits('2011-12-16', 5_000_000)],
};

describe('the dictionary', () => {
  it('names a code, or the nearest above it', () => {
    expect(nameOfCode(dictionary, 'spending', '48')).toBe('A familias');
    expect(nameOfCode(dictionary, 'spending', '489')).toBe('A familias');
    expect(nameOfCode(dictionary, 'spending', '47')).toBe('Transferencias corrientes');
    expect(nameOfCode(dictionary, 'income', '4')).toBe('');
    expect(termOf(dictionary, 'spending', '5')).toBeNull();
    expect(nameOfCode(dictionary, 'spending', '5')).toBe('');
  });

  it('finds terms by name, meaning and code, literally', () => {
    const said = (text: LocalizedText | null) => (typeof text === 'string' ? text : '');
    const codes = (search: string) => searchTerms(dictionary.terms, search, said).map(({ code }) => code);
    expect([codes('FAMÍLIAS'), codes(' dinero '), codes('48'), codes(' '), codes('.*')]).toEqual([
      ['48'],
      ['4'],
      ['48'],
      ['4', '48'],
      [],
    ]);
  });

  it('does not find a text that begins in the name and ends in the meaning of a term', () => {
    const said = (text: LocalizedText | null) => (typeof text === 'string' ? text : '');
    expect(searchTerms(dictionary.terms, 'corrientesdinero', said)).toEqual([]);
    expect(searchTerms(dictionary.terms, '48a', said)).toEqual([]);
  });

  it('knows what a minor contract is on a day: the change of law came into force on 9 March 2018', () => {
    const works = (day: string) => minorLimitsOn(dictionary, day as CalendarDay)?.works ?? null;
    expect([works('2018-03-08'), works('2018-03-09'), works('2026-11-18'), works('2001-01-01')]).toEqual([
      5_000_000,
      4_000_000,
      4_000_000,
      null,
    ]);
  });
});
