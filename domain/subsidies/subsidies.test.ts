import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGrant } from '#fixtures/builders/data/grant.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { cents, sumOfMoney } from '../shared/money.ts';
import { maskIdentity, shownBeneficiary, withoutIdentities } from './beneficiary.ts';
import { grantsByCall } from './grants-by-call.ts';
import { callsOf, grantsOf } from './of-entity.ts';
import { registerLink } from './register-link.ts';
import { inYear, yearsIn } from './subsidy.ts';
import { searchSubsidies, sortSubsidies } from './subsidy-table.ts';

const anyGrant = fc
  .record({
    callCode: fc.constantFrom('1', '2'),
    instrument: fc.constantFrom('Subvención', 'Premio'),
    date: fc.constantFrom<CalendarDay | null>('2024-05-01' as CalendarDay, '2025-01-31' as CalendarDay, null),
    amount: fc.integer({ min: 0, max: 9_999_999 }).map(cents),
  })
  .map(aGrant);

describe('grants by call', () => {
  it('agree with the grants to the cent, and count each once', () => {
    fc.assert(
      fc.property(fc.array(anyGrant), (grants) => {
        const totals = grantsByCall(grants);
        expect(sumOfMoney(totals.map(({ amount }) => amount))).toBe(
          sumOfMoney(grants.map(({ amount }) => amount)),
        );
        expect(totals.reduce((sum, { count }) => sum + count, 0)).toBe(grants.length);
      }),
    );
  });

  it('tell the last day, and stand apart by year and instrument', () => {
    const day = (date: string) => aGrant({ date: date as CalendarDay });
    const totals = grantsByCall([
      day('2025-03-01'),
      day('2025-10-14'),
      day('2025-06-01'),
      day('2024-10-14'),
      aGrant({ date: '2025-03-01' as CalendarDay, instrument: 'Premio', termsUrl: 'https://bop.example/1' }),
    ]);
    expect(totals.map(({ year, count, date, instrument }) => [year, count, date, instrument])).toEqual([
      [2025, 3, '2025-10-14', 'Subvención'],
      [2024, 1, '2024-10-14', 'Subvención'],
      [2025, 1, '2025-03-01', 'Premio'],
    ]);
    expect(totals[2]?.termsUrl).toBe('https://bop.example/1');
  });

  it('without a day stand apart from the rest', () => {
    expect(grantsByCall([aGrant({ date: null }), aGrant({ date: null })])).toMatchObject([
      { count: 2, year: null, date: null },
    ]);
  });
});

describe('the years', () => {
  it('are listed once each, the latest first, and can be chosen', () => {
    const grants = ['2023-01-01', '2025-01-01', '2023-12-31'].map((date) =>
      aGrant({ date: date as CalendarDay }),
    );
    expect(yearsIn([...grants, aGrant({ date: null })])).toEqual([2025, 2023]);
    expect(inYear(grants, 2023)).toHaveLength(2);
    expect(inYear(grants, null)).toBe(grants);
  });
});

describe('the beneficiary of a grant', () => {
  it('is never shown with a whole identity number, in any spelling', () => {
    const anyNumber = fc
      .tuple(
        fc.integer({ min: 0, max: 9_999_999 }).map((n) => String(n).padStart(7, '0')),
        fc.constantFrom('X', 'y', 'Z', 'K', 'L', 'M', '1'),
        fc.constantFrom('A', 'z'),
        fc.constantFrom('', '-', ' '),
      )
      .map(([digits, first, letter, dash]) => ({
        digits: `${/\d/u.test(first) ? first : ''}${digits}`,
        written: `${first}${/\d/u.test(first) ? '' : dash}${digits}${dash}${letter}`,
      }));
    fc.assert(
      fc.property(anyNumber, fc.constantFrom('', 'Ana Pi ', '('), ({ digits, written }, before) => {
        const shown = withoutIdentities(`${before}${written}`);
        expect(shown).not.toContain(digits);
        expect(shown).toContain(`*${digits.slice(3, 7)}*`);
        expect(shownBeneficiary(`${before}${written}`)).toMatch(/^\*+\d{4}\*+$/u);
      }),
    );
  });

  it.each([
    ['12345678Z', '***4567**'],
    ['12.345.678-Z', '***4567**'],
    ['X1234567L', '****4567*'],
  ])('%s is shown as %s', (number, masked) => {
    expect(maskIdentity(number)).toBe(masked);
  });

  it.each([
    ['12345678Z GARCÍA PI, ANA', '***4567**'],
    ['***4567** GARCÍA PI, ANA', '***4567**'],
    ['G46000001 SOCIETAT MUSICAL', 'SOCIETAT MUSICAL'],
    ['  Club de Pilota ', 'Club de Pilota'],
    ['G46000001', 'G46000001'],
    ['', ''],
  ])('%j is shown as %j', (written, shown) => {
    expect(shownBeneficiary(written)).toBe(shown);
  });
});

describe('the page of a call in the national register', () => {
  it('is made from its number', () => {
    expect(registerLink(' 809117 ')).toBe(
      'https://www.pap.hacienda.gob.es/bdnstrans/GE/es/convocatorias/809117',
    );
  });

  it.each(['', 'x', '1/../2', 'https://example.org', '1 2'])('is none for %j', (code) => {
    expect(registerLink(code)).toBeNull();
  });
});

describe('the table', () => {
  const row = (cells: readonly string[], amount: number | null = null) => ({ cells, amount, year: null });
  const rows = [row(['Música', '18.500,00'], 2), row(['(Deporte)', '5.900,00'], 1), row(['x'])];

  it('finds a text in any cell, literally, whatever its capitals', () => {
    const found = (search: string) => searchSubsidies(rows, search).map(({ cells }) => cells[0]);
    expect(found('MÚSICA')).toEqual(['Música']);
    expect(found('(dep')).toEqual(['(Deporte)']);
    expect(found('.500,')).toEqual(['Música']);
    expect(found('.*')).toEqual([]);
    expect(found('  ')).toHaveLength(3);
    expect(searchSubsidies([row(['18.500,00\u00a0€'])], '500,00 €')).toHaveLength(1);
    expect(searchSubsidies([row(['18.500,00\u00a0€'])], '500,00\u00a0€')).toHaveLength(1);
  });

  it('never finds what is not there', () => {
    // Only blanks ask for nothing in particular, and find every row.
    const asked = fc.string({ minLength: 1 }).filter((search) => search.trim() !== '');
    fc.assert(
      fc.property(fc.array(fc.array(fc.string())), asked, (all, search) => {
        const found = searchSubsidies(
          all.map((cells) => row(cells)),
          search,
        );
        for (const { cells } of found) {
          expect(cells.some((cell) => cell.toLowerCase().includes(search.trim().toLowerCase()))).toBe(true);
        }
      }),
    );
  });

  it('is put in order as numbers, blanks last either way', () => {
    const order = (descending: boolean) =>
      sortSubsidies(rows, { by: 'amount', descending }).map(({ amount }) => amount);
    expect([order(true), order(false)]).toEqual([
      [2, 1, null],
      [1, 2, null],
    ]);
    expect(
      sortSubsidies([row(['a']), row(['b'])], { by: 'year', descending: true }).map(({ cells }) => cells[0]),
    ).toEqual(['a', 'b']);
  });

  it('is put in the same order however it came, also below zero', () => {
    const sums = [-5, null, 3];
    for (const at of [0, 1, 2])
      for (const turned of [false, true]) {
        const rotated = [...sums.slice(at), ...sums.slice(0, at)];
        const came = (turned ? rotated.toReversed() : rotated).map((amount) => row(['a'], amount));
        const order = (descending: boolean) =>
          sortSubsidies(came, { by: 'amount', descending }).map(({ amount }) => amount);
        expect([order(true), order(false)]).toEqual([
          [3, -5, null],
          [-5, 3, null],
        ]);
      }
  });

  it('keeps rows without a number as they came', () => {
    const blank = ['a', 'b', 'c'].map((name) => row([name]));
    expect(sortSubsidies(blank, { by: 'amount', descending: false })).toEqual(blank);
  });
});

describe('the subsidies of one entity', () => {
  const call = { code: '1', recoveryPlan: false, date: null, title: 'Ayudas' };
  const calls = [
    { ...call, department: 'Cultura', body: 'Alcaldía' },
    { ...call, department: 'Deportes', body: 'Junta' },
  ];

  it('are the calls of a department or body, whatever the capitals', () => {
    expect(callsOf(calls, ' cultura ')).toEqual([calls[0]]);
    expect(callsOf(calls, 'JUNTA')).toEqual([calls[1]]);
    expect(callsOf(calls, 'Cult')).toEqual([]);
  });

  it('are the grants that it gave or got', () => {
    const gave = aGrant({ administration: 'Ayuntamiento', department: '' });
    const department = aGrant({ department: 'Cultura' });
    const got = aGrant({ beneficiary: 'Unió Musical del Raval', department: '' });
    const all = [gave, department, got];
    expect(grantsOf(all, 'ayuntamiento')).toEqual([gave]);
    expect(grantsOf(all, 'Cultura')).toEqual([department]);
    expect(grantsOf(all, 'unió musical del raval')).toEqual([got]);
  });
});
