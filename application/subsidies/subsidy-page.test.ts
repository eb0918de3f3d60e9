import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import type { SubsidySort } from '#domain/subsidies/subsidy-table.ts';
import { aGrant } from '#fixtures/builders/data/grant.ts';
import {
  readSubsidyPage,
  sortAfter,
  type SubsidyPage,
  writeSubsidyPage,
  yearsOffered,
} from './subsidy-page.ts';
import { subsidyTable } from './subsidy-table.ts';

const read = (query: string, thisYear = 2026): SubsidyPage => {
  const asked = new URLSearchParams(query);
  return readSubsidyPage((name) => asked.get(name), thisYear);
};
const anySort: fc.Arbitrary<SubsidySort> = fc.record({
  by: fc.constantFrom('amount', 'year'),
  descending: fc.boolean(),
});

describe('the address of the subsidies page', () => {
  it('says what is looked at, and is read as it was written', () => {
    const anyPage = fc.record({
      view: fc.constantFrom('by-call', 'grants'),
      year: fc.constantFrom(null, 2019, 2024, 2026),
      strangeYear: fc.constant(''),
      search: fc.string({ maxLength: 12 }).map((text) => text.trim()),
      sort: anySort,
      entity: fc.constantFrom('', 'Cultura & Fiestas'),
    });
    fc.assert(
      fc.property(anyPage, (page) => {
        const written = new Map(writeSubsidyPage(page, 2026));
        expect(readSubsidyPage((name) => written.get(name) ?? null, 2026)).toEqual(page);
      }),
    );
  });

  it('begins with the calls of this year', () => {
    expect(read('')).toEqual({
      view: 'calls',
      year: 2026,
      strangeYear: '',
      search: '',
      sort: null,
      entity: '',
    });
    expect(writeSubsidyPage(read(''), 2026)).toEqual([]);
    expect(read('vista=constructor&orden=-importe')).toEqual(read(''));
    expect(writeSubsidyPage(read('vista=concesiones'), 2026)).toEqual([['vista', 'concesiones']]);
  });

  it('says every year, another order and another view than the usual', () => {
    const page = {
      view: 'by-call',
      year: null,
      search: 'judo',
      sort: { by: 'year', descending: false },
      entity: 'Deportes',
    } as const;
    const query = new URLSearchParams(writeSubsidyPage(page, 2026).map(([name, value]) => [name, value]));
    expect(read(String(query))).toEqual({ ...page, strangeYear: '' });
    expect(read('vista=concesiones&year=2019&orden=anyo').year).toBe(2019);
  });

  it('has a button for each year since 2019, also where a clock is wrong', () => {
    expect(yearsOffered(2022)).toEqual([2019, 2020, 2021, 2022]);
    expect(yearsOffered(1970)).toEqual([1970]);
  });

  it.each(['1812', '2027', 'ayer', '-1', '2025.5'])('says that there is no year %s', (year) => {
    expect(read(`year=${year}`)).toMatchObject({ year: 2026, strangeYear: year });
  });

  it('changes the order of a column from the greatest down to the other way', () => {
    const down = sortAfter(null, 'year');
    expect(down).toEqual({ by: 'year', descending: true });
    expect(sortAfter(down, 'year')).toEqual({ by: 'year', descending: false });
    expect(sortAfter(down, 'amount')).toEqual({ by: 'amount', descending: true });
  });
});

describe('the table of the subsidies page', () => {
  const page = { view: 'grants', search: '', sort: null, entity: '' } as const;
  const grants = [
    aGrant({ amount: cents(100) }),
    aGrant({ amount: cents(250), department: 'Deportes', beneficiary: 'Judo Nord' }),
    aGrant({ amount: cents(50) }),
  ];
  const records = { kind: 'grants', grants } as const;

  it('holds what was searched, in order, with the sum of its amounts', () => {
    const sort = { by: 'amount', descending: true } as const;
    const { rows, sum } = subsidyTable(records, { ...page, sort }, 'es');
    expect([rows.map(({ amount }) => amount), sum]).toEqual([[250, 100, 50], 400]);
    expect(subsidyTable(records, { ...page, search: 'judo' }, 'es')).toMatchObject({
      rows: [{ amount: 250, code: '809117' }],
      sum: 250,
    });
  });

  it('puts grants together by call', () => {
    expect(subsidyTable(records, { ...page, view: 'by-call' }, 'es')).toMatchObject({
      rows: [{ amount: 400, title: { text: 'Ayudas a entidades musicales' } }],
      sum: 400,
    });
  });

  it('counts a call once, though it has a row for each year and line of the budget', () => {
    const days = ['2024-05-01', '2025-05-01', '2025-06-01'] as CalendarDay[];
    const again = days.map((date) => aGrant({ date }));
    const other = aGrant({ call: 'Ayudas al deporte', callCode: '900001' });
    const table = subsidyTable(
      { kind: 'grants', grants: [...again, other] },
      { ...page, view: 'by-call' },
      'es',
    );
    expect([table.rows.length, table.counted]).toEqual([3, 2]);
    expect(subsidyTable(records, page, 'es').counted).toBe(3);
  });

  it('finds what the page shows: an amount with its sign, and the mark of the recovery plan', () => {
    const found = (search: string) => subsidyTable(records, { ...page, search }, 'es').counted;
    expect([found('2,50 €'), found('2,50\u00a0€'), found('2,5 €')]).toEqual([1, 1, 0]);
    const call = { code: '1', department: '', body: '', date: null, title: 'Ayudas' };
    const calls = [
      { ...call, recoveryPlan: true },
      { ...call, recoveryPlan: false },
    ];
    const marked = subsidyTable({ kind: 'calls', calls }, { ...page, view: 'calls', search: 'sí' }, 'es');
    expect(marked.rows).toHaveLength(1);
  });

  it('holds what one entity gave, got or offered', () => {
    expect(subsidyTable(records, { ...page, entity: 'deportes' }, 'es').sum).toBe(250);
    const call = { code: '1', recoveryPlan: false, body: '', date: null, title: { va: 'Ajudes' } };
    const calls = [
      { ...call, department: 'Cultura' },
      { ...call, department: 'Deportes' },
    ];
    const told = (entity: string) =>
      subsidyTable({ kind: 'calls', calls }, { ...page, view: 'calls', entity }, 'es');
    expect(told('')).toMatchObject({ rows: [{ title: { text: 'Ajudes', lang: 'va' } }, {}], sum: null });
    expect(told('cultura').rows).toHaveLength(1);
  });
});
