import { describe, expect, it } from 'vitest';
import { type TownMarket, marketFault, nextMarket, stallsOf } from './market.ts';

const thursdays: TownMarket = {
  id: 'jueves',
  title: { es: 'Mercado' },
  where: { es: 'Plaza' },
  weekdays: [3],
  opens: 480,
  closes: 840,
  places: 42,
  stalls: [
    { title: { es: 'Fruta' }, count: 14 },
    { title: { es: 'Ropa' }, count: 12 },
  ],
};

describe('a market', () => {
  it('has stalls that fit into its places', () => {
    expect([stallsOf(thursdays), marketFault(thursdays)]).toEqual([26, null]);
    expect(marketFault({ ...thursdays, weekdays: [] })).toBe('weekdays');
    expect(marketFault({ ...thursdays, closes: 480 })).toBe('closes');
    expect(marketFault({ ...thursdays, opens: Number.NaN })).toBe('closes');
    expect(marketFault({ ...thursdays, places: 1.5 })).toBe('places');
    expect(marketFault({ ...thursdays, places: 25 })).toBe('stalls');
    expect(marketFault({ ...thursdays, stalls: [{ title: {}, count: -1 }] })).toBe('stalls');
  });

  it('is held next on its day, by the clock of the town', () => {
    const at = (time: string) => Date.parse(`2026-11-${time}:00+01:00`);
    const next = { from: at('19T08:00'), until: at('19T14:00') };
    expect(nextMarket(thursdays, at('18T12:00'), 'Europe/Madrid')).toEqual(next);
    expect(nextMarket(thursdays, at('19T13:59'), 'Europe/Madrid')).toEqual(next);
    expect(nextMarket(thursdays, at('19T14:00'), 'Europe/Madrid')?.from).toBe(at('26T08:00'));
    expect(nextMarket({ ...thursdays, weekdays: [] }, at('19T14:00'), 'Europe/Madrid')).toBeNull();
  });
});
