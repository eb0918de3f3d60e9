import { describe, expect, it } from 'vitest';
import { pavilion, siteOf } from '#fixtures/builders/reservations/venue.ts';
import { reservationIn } from './reservation-records.ts';
import { pricedTime } from './priced-time.ts';
import { countsForHolder, seenState } from './reservation.ts';
import { placeStarts } from './place-times.ts';
import { seasonIn } from './season/season-record.ts';
import { seasonClub, seasonTurn } from '#fixtures/arbitraries/season.ts';
import { closedInSeason } from './season/season-closures.ts';
import { reservationsOfTurn } from './season/season-uses.ts';
import { venueOfGood } from './venue.ts';
import { isOfAge } from './visitor.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { isLeft } from '../shared/result.ts';

const at = Date.parse('2026-10-24T10:00:00Z');

describe('a reservation', () => {
  it('is seen as its record, its grant and the clock say together', () => {
    const time = { start: 100, end: 200 };
    const seen = (state: 'requested' | 'held' | 'booked' | 'returned', status: string | null, now: number) =>
      seenState({ ...time, state }, status === null ? null : ({ status } as { status: 'held' }), now);
    expect([seen('requested', null, 99), seen('requested', null, 100)]).toEqual(['requested', 'ended']);
    expect([seen('held', 'held', 50), seen('held', 'expired', 50), seen('held', null, 50)]).toEqual([
      'held',
      'ended',
      'ended',
    ]);
    expect([seen('booked', 'granted', 199), seen('booked', 'granted', 200)]).toEqual(['booked', 'over']);
    expect([seen('booked', 'used', 300), seen('booked', 'expired', 150)]).toEqual(['entered', 'missed']);
    expect(seen('returned', 'cancelled', 50)).toBe('returned');
    expect((['held', 'missed', 'entered', 'displaced'] as const).map(countsForHolder)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('of a record that has another thing is a defect', () => {
    expect(() => reservationIn({ body: {} })).toThrow('cannot be read');
    expect(() => seasonIn({ body: {} })).toThrow('cannot be read');
    expect([venueOfGood('reservations/norte'), venueOfGood('vouchers/otono')]).toEqual(['norte', null]);
  });

  it('in the hour that comes twice has the price of what clocks show, and as many minutes as pass', () => {
    const always = { ...pavilion, opening: { ...pavilion.opening, onHolidays: true } };
    const night = Date.parse('2026-10-25T00:30:00Z');
    const asked = { place: 'pista1', category: 'vecino', start: night, minutes: 120 };
    const priced = pricedTime(siteOf(always), asked, at);
    expect(isLeft(priced) ? priced.left : priced.right.facts).toMatchObject({
      end: night + 7_200_000,
      day: '2026-10-25',
      total: 1200,
    });
  });

  it('for people of some ages counts their years on the day', () => {
    const born = '2008-11-18' as CalendarDay;
    const [before, on] = ['2026-11-17', '2026-11-18'] as [CalendarDay, CalendarDay];
    const ages = (minimumAge: number | null, maximumAge: number | null) =>
      [before, on].map((day) => isOfAge({ minimumAge, maximumAge }, born, day));
    expect([ages(18, null), ages(null, 17), ages(null, null)]).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
  });

  it('has no start on a place that is not there', () =>
    expect(
      placeStarts(pavilion, { opened: () => ({ open: 1n, grid: () => 1n }), taken: () => 0n }, {} as never, {
        place: 'piscina',
        minutes: 60,
      }),
    ).toBe(0n));
});

describe('a season by the clock of the town', () => {
  const site = siteOf({ ...pavilion, opening: { ...pavilion.opening, onHolidays: true } });

  it('has its uses when clocks show their hour, on both sides of the change of clocks', () => {
    const uses = ['2026-10-20', '2026-10-27'].map((day) => ({
      day: day as CalendarDay,
      from: 1140,
      minutes: 60,
      places: ['pista1', 'pista2'],
      isReplacement: false,
    }));
    const turn = { ...seasonTurn, uses };
    const made = reservationsOfTurn(site, { season: '2026', club: seasonClub, turn }, at);
    expect(made.map(({ start, place }) => [new Date(start).toISOString(), place])).toEqual([
      ['2026-10-20T17:00:00.000Z', 'pista1'],
      ['2026-10-20T17:00:00.000Z', 'pista2'],
      ['2026-10-27T18:00:00.000Z', 'pista1'],
      ['2026-10-27T18:00:00.000Z', 'pista2'],
    ]);
    expect(new Set(made.map(({ letters }) => letters)).size).toBe(4);
    expect(made[0]?.take.cells[0]).toEqual({ unit: 'pista1', day: '2026-10-20', index: 228 });
  });

  it('is closed when the venue is, on days of 23 and 25 hours too', () => {
    const closed = (from: string) => closedInSeason(site, { from: from as CalendarDay, weeks: 1 });
    for (const [monday, sunday] of [
      ['2026-10-19', '2026-10-25'],
      ['2027-03-22', '2027-03-28'],
    ] as const) {
      const own = closed(monday).filter(({ day }) => day === sunday);
      expect(own.at(-1)).toEqual({ place: null, day: sunday, from: 1320, until: 1440, why: '' });
      expect(own.some(({ from, until }) => from < 1320 && until > 540)).toBe(false);
    }
  });
});
