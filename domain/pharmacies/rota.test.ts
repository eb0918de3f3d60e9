import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { dutiesFrom, type Pharmacy, type PharmacyRota } from './rota.ts';

const zone = 'Europe/Madrid';
const pharmacy = (id: string): Pharmacy => ({ id, title: id, address: '', phone: '', coordinates: null });
const day = (text: string) => text as CalendarDay;
const rota: PharmacyRota = {
  begins: day('2026-11-16'),
  days: 7,
  change: 9.5 * 3600,
  pharmacies: [pharmacy('soler'), pharmacy('giner')],
  swaps: new Map(),
};
const at = (text: string) => Date.parse(text);
const read = (of: PharmacyRota, text: string, days = 10) =>
  dutiesFrom(of, at(text), zone, days).map(({ pharmacy: { id }, until }) => [
    id,
    new Date(until).toISOString(),
  ]);

describe('who is on duty', () => {
  it('is that of the turn, and then the next one in order', () => {
    expect(read(rota, '2026-11-18T21:00:00+01:00')).toEqual([
      ['soler', '2026-11-23T08:30:00.000Z'],
      ['giner', '2026-11-28T08:30:00.000Z'],
    ]);
  });

  it('changes at the hour of the rota, not at midnight', () => {
    expect(read(rota, '2026-11-23T09:29:00+01:00', 1)).toEqual([['soler', '2026-11-23T08:30:00.000Z']]);
    expect(read(rota, '2026-11-23T09:30:00+01:00', 1)).toEqual([['giner', '2026-11-24T08:30:00.000Z']]);
  });

  it('is another one on a day that was swapped; a name that the rota does not have swaps nothing', () => {
    const swaps = new Map([
      [day('2026-11-19'), 'giner'],
      [day('2026-11-20'), 'nobody'],
    ]);
    expect(read({ ...rota, swaps }, '2026-11-18T12:00:00+01:00', 3)).toEqual([
      ['soler', '2026-11-19T08:30:00.000Z'],
      ['giner', '2026-11-20T08:30:00.000Z'],
      ['soler', '2026-11-21T08:30:00.000Z'],
    ]);
  });

  it('is unknown before the rota begins, and without pharmacies', () => {
    expect(read(rota, '2026-11-15T12:00:00+01:00', 2)).toEqual([['soler', '2026-11-17T08:30:00.000Z']]);
    expect(read({ ...rota, pharmacies: [] }, '2026-11-18T12:00:00+01:00')).toEqual([]);
  });

  it('keeps its hour when the clocks change', () => {
    expect(read({ ...rota, days: 1 }, '2027-03-27T12:00:00+01:00', 2).map(([, until]) => until)).toEqual([
      '2027-03-28T07:30:00.000Z',
      '2027-03-29T07:30:00.000Z',
    ]);
  });

  it('has somebody at every moment, without a gap', () => {
    fc.assert(
      fc.property(fc.nat({ max: 365 * 24 * 60 }), fc.integer({ min: 1, max: 9 }), (minutes, days) => {
        const now = at('2026-11-17T00:00:00Z') + minutes * 60_000;
        const duties = dutiesFrom({ ...rota, days }, now, zone, 9);
        const [first] = duties;
        expect(first !== undefined && first.from <= now && now < first.until).toBe(true);
        duties.slice(1).forEach(({ from, pharmacy: { id } }, place) => {
          expect([from, id]).toEqual([
            duties[place]?.until,
            expect.not.stringMatching(`^${duties[place]?.pharmacy.id}$`),
          ]);
        });
      }),
    );
  });
});
