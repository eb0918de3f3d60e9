import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourOf } from '#fixtures/builders/reservations/reserving-town.ts';
import { hall, pavilion, siteOf } from '#fixtures/builders/reservations/venue.ts';
import { cellFrom, cellLength } from '../free-times/cell-day.ts';
import { cellsFrom } from '../free-times/cell-mask.ts';
import { openedDays } from '../free-times/opened-days.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { isLeft } from '../shared/result.ts';
import { placeStarts } from './place-times.ts';
import { dateAt, pricedTime } from './priced-time.ts';
import type { Venue } from './venue.ts';
import { walkInLengths } from './walk-in.ts';

const minute = 60_000;

/** What a person who walks in then can have, if somebody has the place between two moments. */
function lengths(at: Instant, venue: Venue = pavilion, [from, until]: readonly Instant[] = [0, 0]) {
  const date = dateAt(siteOf(venue), at);
  const first = cellFrom(date, from as Instant);
  const taken = () => cellsFrom(first, cellFrom(date, until as Instant) - first);
  return walkInLengths(venue, { opened: openedDays(), taken }, date, {
    place: venue.places.at(-1)?.id ?? '',
    at,
  });
}

describe('who walks in after an hour has begun', () => {
  it('can have what is left of it, and of those that can be reserved with it', () => {
    // Hours of 60, 90 and 120 minutes begin at each half: at 18.20 those of 18.00, 17.30 and 17.00 are running.
    expect(lengths(hourOf(20, 18) + 22 * minute)).toEqual([10, 40, 70, 100]);
    expect(lengths(hourOf(20, 18))).toEqual([30, 60, 90, 120]);
    expect(lengths(hourOf(20, 21.5))).toEqual([30]);
  });

  it('can have it until somebody else begins, and not while somebody is there', () => {
    const at = hourOf(20, 18) + 22 * minute;
    expect(lengths(at, pavilion, [hourOf(20, 19), hourOf(20, 20)])).toEqual([10, 40]);
    expect(lengths(at, pavilion, [hourOf(20, 18), hourOf(20, 19)])).toEqual([]);
    expect(lengths(at, pavilion, [hourOf(20, 17), hourOf(20, 18)])).toEqual([10, 40, 70, 100]);
  });

  it('keeps the minutes empty that the council asks for, before and after', () => {
    const careful = { ...pavilion, rules: { ...pavilion.rules, before: 10, after: 10 } };
    const at = hourOf(20, 18) + 22 * minute;
    expect(lengths(at, careful, [hourOf(20, 17), hourOf(20, 18) + 15 * minute])).toEqual([]);
    expect(lengths(at, careful, [hourOf(20, 17), hourOf(20, 18) + 10 * minute])).not.toEqual([]);
    expect(lengths(at, careful, [hourOf(20, 19), hourOf(20, 20)])).toEqual([10]);
  });

  it('has nothing while the venue is closed, or where staff approve each use', () => {
    expect([lengths(hourOf(20, 8.9)), lengths(hourOf(20, 22)), lengths(hourOf(25, 18, '2026-12'))]).toEqual([
      [],
      [],
      [],
    ]);
    expect(lengths(hourOf(20, 18), hall)).toEqual([]);
    const hours = [
      { from: 540, to: 840 },
      { from: 1020, to: 1320 },
    ];
    const rules = pavilion.opening.rules.map((rule) => ({ ...rule, hours }));
    const siesta = { ...pavilion, opening: { ...pavilion.opening, rules } };
    expect([lengths(hourOf(20, 15), siesta), lengths(hourOf(20, 13.75), siesta)]).toEqual([[], [15]]);
  });

  it('ends when a reservation could end, pays for the minutes that are left, and never more than for the whole', () => {
    const site = siteOf(pavilion);
    const asked = { place: 'pista3', category: 'vecino' };
    fc.assert(
      fc.property(fc.integer({ min: hourOf(20, 8), max: hourOf(20, 23) }), (now) => {
        const date = dateAt(site, now);
        const start = now - ((now - date.start) % cellLength);
        for (const minutes of lengths(now)) {
          const rest = pricedTime(site, { ...asked, start, minutes }, now, true);
          const wholes = [60, 90, 120].filter((whole) => {
            const first = cellFrom(date, start + (minutes - whole) * minute);
            const times = { opened: openedDays(), taken: () => 0n };
            return (
              minutes <= whole &&
              (placeStarts(pavilion, times, date, { ...asked, minutes: whole }) >> BigInt(first)) % 2n
            );
          });
          expect(wholes).not.toEqual([]);
          const whole = pricedTime(
            site,
            {
              ...asked,
              start: start + (minutes - Math.min(...wholes)) * minute,
              minutes: Math.min(...wholes),
            },
            now - 3 * 3_600_000,
          );
          if (isLeft(rest) || isLeft(whole)) throw new Error('no price');
          expect(rest.right.facts.total).toBeLessThanOrEqual(whole.right.facts.total);
          expect(rest.right.facts.price[0]?.minutes).toBe(minutes);
        }
      }),
    );
  });
});
