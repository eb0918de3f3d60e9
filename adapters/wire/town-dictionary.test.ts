import { describe, expect, it } from 'vitest';
import townFinance from './dictionary/town-finance.json' with { type: 'json' };
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { minorLimitsOn, termOf, topics } from '#domain/town-budget/dictionary.ts';
import { townDictionary } from './town-dictionary.ts';

const dictionary = townDictionary();

describe('the dictionary that comes with the program', () => {
  it('is read completely, each term once, in every language of the interface, with a known source', () => {
    expect(dictionary.terms).toHaveLength(townFinance.terms.length);
    const keys = dictionary.terms.map(({ topic, code }) => `${topic} ${code}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { topic, code, name, meaning, source } of dictionary.terms) {
      for (const text of meaning === null ? [name] : [name, meaning])
        for (const language of languages)
          expect((text as Record<string, string>)[language]?.trim(), `${topic} ${code}`).toBeTruthy();
      expect(dictionary.sources.has(source), source).toBe(true);
    }
    expect(new Set(dictionary.terms.map(({ topic }) => topic))).toEqual(new Set(topics));
  });

  it('has the states, types and procedures of contracts that the portal shows', () => {
    for (const state of ['PUBLICADO', 'ANUNCIO PREVIO', 'RESUELTO', 'ADJUDICADO', 'EVALUACIÓN'])
      expect(termOf(dictionary, 'contractState', state)).not.toBeNull();
    for (const type of ['Suministros', 'Servicios', 'Obras', 'Privado'])
      expect(termOf(dictionary, 'contractType', type)).not.toBeNull();
    expect(dictionary.terms.filter(({ topic }) => topic === 'contractProcedure')).toHaveLength(13);
    expect(dictionary.terms.filter(({ topic }) => topic === 'contractField')).toHaveLength(16);
  });

  it('has the thresholds of minor contracts that are in force', () => {
    expect(minorLimitsOn(dictionary, '2026-11-18' as CalendarDay)).toMatchObject({
      works: 4_000_000,
      others: 1_500_000,
      source: 'lcsp',
    });
    expect(minorLimitsOn(dictionary, '2017-01-01' as CalendarDay)).toMatchObject({
      works: 5_000_000,
      others: 1_800_000,
    });
  });
});
