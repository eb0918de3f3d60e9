import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { isLeft, left, right } from '../shared/result.ts';
import { amountFor, paidFor, type PricedUse, type PriceLine, priceOfUse, type Tariff } from './tariff.ts';

const rate = { places: [], categories: [], weekdays: [], from: 0, until: 1440, perHour: cents(900) };
const dusk = [18, 18, 19, 20, 21, 22, 22, 21, 20, 19, 18, 18].map((hour) => hour * 60);
const tariff: Tariff = {
  categories: [],
  rates: [
    { ...rate, categories: ['resident'], from: 1020, perHour: cents(600) },
    { ...rate, categories: ['resident'], perHour: cents(400) },
    { ...rate, weekdays: [6, 7], perHour: cents(1200) },
    { ...rate, places: ['court2'] },
  ],
  light: { places: ['court2'], perHour: cents(200), dusk },
  deposit: cents(0),
};
const at = (hour: number, minutes: number) =>
  Array.from({ length: minutes / 5 }, (_, one) => hour * 60 + one * 5);
const linesOf = (priced: ReturnType<typeof priceOfUse>): readonly PriceLine[] =>
  isLeft(priced) ? [] : priced.right;
const use = (more: Partial<PricedUse>): PricedUse => ({
  place: 'court2',
  category: 'resident',
  month: 11,
  weekday: 5,
  minutes: at(19, 60),
  ...more,
});

describe('the price of a use', () => {
  it('names what an hour costs and what the light costs from dusk on', () =>
    expect(priceOfUse(tariff, use({}))).toEqual(
      right([
        { kind: 'use', minutes: 60, perHour: 600, amount: 600 },
        { kind: 'light', minutes: 60, perHour: 200, amount: 200 },
      ]),
    ));

  it('changes where the council’s hours do, and light is paid only where it is needed', () => {
    expect(priceOfUse(tariff, use({ minutes: at(16.5, 90) }))).toEqual(
      right([
        { kind: 'use', minutes: 30, perHour: 400, amount: 200 },
        { kind: 'use', minutes: 60, perHour: 600, amount: 600 },
      ]),
    );
    const summer = { month: 7, minutes: at(21.5, 60) };
    expect(priceOfUse(tariff, use(summer))).toMatchObject(right([{}, { kind: 'light', minutes: 30 }]));
    expect(priceOfUse(tariff, use({ place: 'court1' }))).toMatchObject(right([{ amount: 600 }]));
    const free = { ...tariff, light: { places: [], perHour: cents(0), dusk } };
    expect(priceOfUse(free, use({}))).toMatchObject(right([{ kind: 'use' }]));
    expect(priceOfUse({ ...tariff, light: null }, use({}))).toMatchObject(right([{ kind: 'use' }]));
  });

  it('is that of the first rate that fits place, person, day and time; without one there is none', () => {
    const visitor = { category: 'visitor', minutes: at(10, 60) };
    expect(priceOfUse(tariff, use(visitor))).toMatchObject(right([{ perHour: 900 }]));
    expect(priceOfUse(tariff, use({ ...visitor, weekday: 6 }))).toMatchObject(right([{ perHour: 1200 }]));
    expect(priceOfUse(tariff, use({ ...visitor, place: 'court1' }))).toEqual(
      left({ kind: 'noRate', minute: 600 }),
    );
    const short = { ...tariff, rates: [{ ...rate, until: 630 }] };
    expect(priceOfUse(short, use(visitor))).toEqual(left({ kind: 'noRate', minute: 630 }));
  });

  it('has the deposit beside it', () => {
    const price = priceOfUse({ ...tariff, deposit: cents(5000) }, use({}));
    expect(price).toMatchObject(right([{}, {}, { kind: 'deposit', minutes: 0, amount: 5000 }]));
    expect(paidFor(linesOf(price))).toEqual({ total: 5800, deposit: 5000 });
    expect(paidFor([])).toEqual({ total: 0, deposit: 0 });
  });

  it('is exact to the nearest cent in each line, and its lines add up to what is paid', () => {
    expect([amountFor(cents(1001), 90), amountFor(cents(1), 30), amountFor(cents(1), 25)]).toEqual([
      1502, 1, 0,
    ]);
    const prices = fc.integer({ min: 0, max: 100_000 }).map(cents);
    fc.assert(
      fc.property(prices, prices, fc.integer({ min: 1, max: 48 }), (perHour, later, count) => {
        const rates = [
          { ...rate, until: 630, perHour },
          { ...rate, perHour: later },
        ];
        const priced = priceOfUse({ ...tariff, rates, light: null }, use({ minutes: at(10, count * 5) }));
        const lines = linesOf(priced);
        expect(lines.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(count * 5);
        for (const { minutes, perHour: price, amount } of lines)
          expect(Math.abs(amount * 60 - price * minutes)).toBeLessThanOrEqual(30);
        const total = lines.reduce((sum, { amount }) => sum + amount, 0);
        expect(paidFor(lines).total).toBe(total);
      }),
    );
  });
});
