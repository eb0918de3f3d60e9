import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { isLeft } from '../shared/result.ts';
import { priceOfUse, type Tariff } from './tariff.ts';
import { tariffCoverage } from './tariff-coverage.ts';
import { type KeyedRate, rateFor, tariffRows, withPrice } from './tariff-rows.ts';

const categories = ['vecinos', 'jovenes', 'fuera'];
const places = ['pabellon', 'pista'];
const some = (list: readonly string[]) => fc.uniqueArray(fc.constantFrom(...list));
const rates: fc.Arbitrary<readonly KeyedRate[]> = fc
  .array(
    fc.record({
      places: some(places),
      categories: some(categories),
      weekdays: fc.constantFrom<readonly number[]>([], [6, 7], [1]),
      from: fc.constantFrom(0, 540, 1080),
      until: fc.constantFrom(1080, 1320, 1440),
      perHour: fc.constantFrom(cents(300), cents(600), cents(900)),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) => list.map((rate, nth) => ({ ...rate, key: String(nth + 1) })));
const keys = () => {
  let made = 0;
  return () => `n${(made += 1)}`;
};
const opening = [
  { weekdays: [1, 2, 3, 4, 5] as const, hours: [{ from: 540, to: 1320 }] },
  {
    weekdays: [6] as const,
    hours: [
      { from: 540, to: 840 },
      { from: 800, to: 900 },
      { from: 900, to: 900 },
      { from: 1000, to: 1000 },
    ],
  },
];
const tariff = (list: readonly KeyedRate[]): Tariff => ({
  categories: [],
  rates: list,
  light: null,
  deposit: cents(0),
});
const rate = (key: string, more: Partial<KeyedRate>): KeyedRate => ({
  key,
  places: [],
  categories: [],
  weekdays: [],
  from: 0,
  until: 1440,
  perHour: cents(600),
  ...more,
});

describe('the table of prices', () => {
  it('changes one price and no other', () => {
    const category = fc.constantFrom(...categories);
    const price = fc.option(fc.constantFrom(cents(300), cents(1250)), { nil: null });
    fc.assert(
      fc.property(rates, fc.nat(), category, price, (list, nth, whose, perHour) => {
        const rows = tariffRows(list);
        const row = rows[nth % rows.length] as (typeof rows)[number];
        const after = withPrice(list, { row, category: whose, perHour, categories }, keys());
        const keyOf = (one: Omit<KeyedRate, 'key' | 'categories' | 'perHour'>) =>
          JSON.stringify([one.places, one.weekdays, one.from, one.until]);
        const now = new Map(tariffRows(after).map((one) => [keyOf(one), one]));
        for (const before of rows)
          for (const one of categories) {
            const isChanged = before === row && one === whose;
            const found = now.get(keyOf(before));
            const seen = found === undefined ? null : (rateFor(found, one)?.perHour ?? null);
            expect(seen).toBe(isChanged ? perHour : (rateFor(before, one)?.perHour ?? null));
          }
        expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
      }),
    );
  });

  it('writes nothing where the price is what it was', () => {
    const list = [rate('1', { categories: ['vecinos'] })];
    const [row] = tariffRows(list);
    if (row === undefined) throw new Error('no row');
    const price = (category: string, perHour: (typeof list)[0]['perHour'] | null) =>
      withPrice(list, { row, category, perHour, categories }, keys());
    expect(price('vecinos', cents(600))).toBe(list);
    expect(price('fuera', null)).toBe(list);
    expect(price('vecinos', cents(700))).toEqual([
      rate('1', { categories: ['vecinos'], perHour: cents(700) }),
    ]);
    expect(price('vecinos', null)).toEqual([]);
    expect(price('fuera', cents(900))).toEqual([
      ...list,
      rate('n1', { categories: ['fuera'], perHour: cents(900) }),
    ]);
  });

  it('splits a rate that several categories share', () => {
    const list = [rate('1', { places: ['pista'] }), rate('2', { categories: ['fuera'] })];
    const [row] = tariffRows(list);
    if (row === undefined) throw new Error('no row');
    expect(withPrice(list, { row, category: 'jovenes', perHour: cents(0), categories }, keys())).toEqual([
      rate('1', { places: ['pista'], categories: ['vecinos', 'fuera'] }),
      rate('n1', { places: ['pista'], categories: ['jovenes'], perHour: cents(0) }),
      rate('2', { categories: ['fuera'] }),
    ]);
  });

  it('begins with the first price', () => {
    const row = { places: [], weekdays: [], from: 0, until: 1440, rates: [] };
    const change = { row, category: 'vecinos', perHour: cents(500), categories };
    expect(withPrice([], change, keys())).toEqual([
      rate('n1', { categories: ['vecinos'], perHour: cents(500) }),
    ]);
  });
});

describe('what a tariff covers', () => {
  it('is what can be priced: every open minute of no gap, and none of a gap', () => {
    fc.assert(
      fc.property(rates, (list) => {
        const { gaps } = tariffCoverage(list, { places, categories, opening });
        for (const weekday of [1, 6, 7])
          for (const place of places)
            for (const category of categories)
              for (let minute = 0; minute < 1440; minute += 60) {
                const isOpen = opening.some(
                  ({ weekdays, hours }) =>
                    (weekdays as readonly number[]).includes(weekday) &&
                    hours.some(({ from, to }) => from <= minute && minute < to),
                );
                const isGap = gaps.some(
                  (gap) =>
                    gap.from <= minute &&
                    minute < gap.to &&
                    gap.weekdays.includes(weekday) &&
                    gap.places.includes(place) &&
                    gap.categories.includes(category),
                );
                const priced = priceOfUse(tariff(list), {
                  place,
                  category,
                  month: 1,
                  weekday,
                  minutes: [minute],
                });
                expect(isGap).toBe(isOpen && isLeft(priced));
              }
      }),
    );
  });

  it('says gaps together that are alike', () => {
    const list = [
      rate('1', { categories: ['vecinos', 'jovenes'], until: 1200 }),
      rate('2', { categories: ['fuera'] }),
    ];
    expect(tariffCoverage(list, { places, categories, opening: opening.slice(0, 1) })).toEqual({
      gaps: [{ from: 1200, to: 1320, weekdays: [1, 2, 3, 4, 5], places, categories: ['vecinos', 'jovenes'] }],
      twice: [],
      unused: [],
    });
  });

  it('says where two prices meet, which one holds, and which never does', () => {
    const list = [
      rate('1', { places: ['pabellon'], perHour: cents(1500) }),
      rate('2', {}),
      rate('3', { from: 1320, perHour: cents(100) }),
    ];
    const found = tariffCoverage(list, { places, categories: ['vecinos'], opening: opening.slice(0, 1) });
    expect(found.gaps).toEqual([]);
    expect(found.twice).toEqual([
      {
        from: 540,
        to: 1320,
        weekdays: [1, 2, 3, 4, 5],
        places: ['pabellon'],
        categories: ['vecinos'],
        holds: 0,
        other: 1,
      },
    ]);
    expect(found.unused).toEqual([2]);
  });
});
