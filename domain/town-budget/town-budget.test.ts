import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { spendingLines } from '#fixtures/arbitraries/town-budget.ts';
import { type BudgetNode, breakDown } from './break-down.ts';
import { queryOfLook, readLook } from './budget-look.ts';
import { type BudgetLine, type BudgetYear, measures, totalOf } from './budget-year.ts';
import { sumFaults } from './check-sums.ts';
import { perHead, shareHundredths } from './shares.ts';

const of = (initial: number, current = initial, executed = 0) => ({
  initial: cents(initial),
  current: cents(current),
  executed: cents(executed),
});
const line = (concept: string, amount: number, programme: string | null = null): BudgetLine => ({
  concept,
  programme,
  amounts: of(amount),
});
const year = (more: Partial<BudgetYear>): BudgetYear => ({
  year: 2026,
  inhabitants: 9840,
  executedTo: null,
  spending: [],
  income: [],
  declared: [],
  ...more,
});

describe('a budget broken down', () => {
  it('agrees to the cent at every level, by programmes and by chapters', () => {
    const agrees = (nodes: readonly BudgetNode[]): boolean =>
      nodes.every(
        ({ amounts, children }) =>
          children.length === 0 ||
          (measures.every((measure) => totalOf(children)[measure] === amounts[measure]) && agrees(children)),
      );
    fc.assert(
      fc.property(spendingLines, (lines) => {
        for (const by of ['programme', 'economic'] as const) {
          const nodes = breakDown(lines, by);
          expect(totalOf(nodes)).toEqual(totalOf(lines));
          expect(agrees(nodes)).toBe(true);
        }
      }),
    );
  });

  it('has areas, policies and groups in the order of their codes', () => {
    const lines = [line('227', 500, '163'), line('221', 300, '163'), line('120', 200, '920')];
    expect(breakDown(lines, 'programme')).toMatchObject([
      { code: '1', amounts: of(800), children: [{ code: '16', children: [{ code: '163', children: [] }] }] },
      { code: '9' },
    ]);
    expect(breakDown(lines, 'economic').map(({ code }) => code)).toEqual(['1', '2']);
    expect(breakDown([line('113', 1)], 'programme')).toMatchObject([{ code: '' }]);
    const unsorted = [line('3', 1), line('1', 1), line('4', 1), line('2', 1)];
    expect(breakDown(unsorted, 'economic').map(({ code }) => code)).toEqual(['1', '2', '3', '4']);
  });
});

describe('a budget that does not add up', () => {
  const declared = (chapter: string | null, initial: number, current = initial) =>
    ({ side: 'spending', chapter, amounts: of(initial, current) }) as const;

  it('is told where, and by how much', () => {
    const budget = year({
      spending: [line('120', 100), line('227', 50)],
      income: [line('113', 150)],
      declared: [declared('1', 100), declared('2', 60), declared(null, 150, 151)],
    });
    expect(sumFaults(budget)).toEqual([
      { kind: 'otherSum', side: 'spending', chapter: '2', measure: 'initial', declared: 60, sum: 50 },
      { kind: 'otherSum', side: 'spending', chapter: '2', measure: 'current', declared: 60, sum: 50 },
      { kind: 'otherSum', side: 'spending', chapter: null, measure: 'current', declared: 151, sum: 150 },
    ]);
  });

  it('may have been approved with a deficit', () => {
    const budget = year({ spending: [line('120', 100)], income: [line('113', 99)] });
    expect(sumFaults(budget)).toEqual([{ kind: 'deficit', missing: 1 }]);
    expect(sumFaults({ ...budget, income: [line('113', 100)] })).toEqual([]);
    expect(sumFaults({ ...budget, income: [line('113', 101)] })).toEqual([]);
  });

  it('is told of each side and each measure', () => {
    const budget = year({
      income: [line('113', 150), line('213', 5)],
      declared: [{ side: 'income', chapter: '1', amounts: of(150, 150, 7) }],
    });
    expect(sumFaults(budget)).toEqual([
      { kind: 'otherSum', side: 'income', chapter: '1', measure: 'executed', declared: 7, sum: 0 },
    ]);
    const both = year({ spending: [line('1', 2)], declared: [declared('1', 1)] });
    expect(sumFaults(both).map(({ kind }) => kind)).toEqual(['otherSum', 'otherSum', 'deficit']);
  });
});

describe('shares of a budget', () => {
  it('fall to each inhabitant to the nearest cent', () => {
    expect([perHead(cents(1000), 3), perHead(cents(5), 2), perHead(cents(-5), 2)]).toEqual([333, 3, -3]);
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.integer({ min: 1, max: 500_000 }), (amount, people) => {
        expect(Math.abs(perHead(cents(amount), people) * people - amount)).toBeLessThanOrEqual(people / 2);
      }),
    );
  });

  it('are hundredths of a hundredth, and none of nothing', () => {
    expect(shareHundredths(cents(612), cents(1842))).toBe(3322);
    expect(shareHundredths(cents(1), cents(0))).toBeNull();
    expect(shareHundredths(cents(1), cents(-1))).toBeNull();
    expect(shareHundredths(cents(1), cents(1))).toBe(10_000);
  });
});

describe('the address of a budget', () => {
  const read = (query: string) => {
    const asked = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
    return readLook((name) => asked.get(name) ?? null);
  };
  const beginning = { year: null, side: 'spending', by: 'programme', measure: 'initial', isPerHead: false };

  it('says year, side, classification, amount and whether per head', () => {
    expect(read('')).toEqual(beginning);
    expect(read('year=2025&by=economic&amount=executed&per=head')).toEqual({
      ...beginning,
      year: 2025,
      by: 'economic',
      measure: 'executed',
      isPerHead: true,
    });
    expect(read('side=income&by=programme')).toEqual({ ...beginning, side: 'income', by: 'economic' });
    expect(read('year=mmxx&amount=all')).toEqual(beginning);
    expect(read('year=20255&per=tail&by=x&side=y')).toEqual(beginning);
    expect(read('year=x2025')).toEqual(beginning);
  });

  it('is read as it was written', () => {
    for (const query of [
      '',
      'year=2024',
      'side=income',
      'by=economic',
      'year=2025&amount=current&per=head',
    ]) {
      const look = read(query);
      expect(
        queryOfLook(look)
          .map((pair) => pair.join('='))
          .join('&'),
      ).toBe(query);
    }
  });
});
