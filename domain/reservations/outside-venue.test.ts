import { describe, expect, it } from 'vitest';
import { hourOf } from '#fixtures/builders/reservations/reserving-town.ts';
import { pavilion, siteOf } from '#fixtures/builders/reservations/venue.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { calendarDate } from '../free-times/opened-days.ts';
import { outsideVenue } from './outside-venue.ts';
import { endAfter, takeOfPlace } from './place-times.ts';
import type { VenuePlace } from './venue-place.ts';

const day = '2026-11-20' as CalendarDay;
const reserved = (place: string, hour: number, minutes: number) => {
  const site = siteOf(pavilion);
  const start = hourOf(20, hour);
  const take = takeOfPlace(pavilion, calendarDate(site, day), { place, start, minutes });
  return { place, day, start, end: endAfter(start, minutes), take };
};
const whyIn = (places: readonly VenuePlace[]) => outsideVenue(siteOf({ ...pavilion, places }));
const own = pavilion.places;

describe('a reservation and other hours of its venue', () => {
  it('is inside as long as its place, its parts and its hours are those that it was given with', () => {
    expect(whyIn(own)(reserved('pista1', 9, 60))).toBeNull();
    expect(whyIn(own)(reserved('pabellon', 20, 120))).toBeNull();
    expect(whyIn(own.toReversed())(reserved('pabellon', 20, 120))).toBeNull();
  });

  it('is outside where its place is gone, has other parts, or is closed for some of it', () => {
    expect(whyIn(own.slice(0, 1))(reserved('pista1', 9, 60))).toBe('noPlace');
    expect(whyIn(own.slice(0, 3))(reserved('pabellon', 9, 60))).toBe('parts');
    const more = { id: 'pista4', title: 'Pista 4', within: 'pabellon' };
    expect(whyIn([...own, more])(reserved('pabellon', 9, 60))).toBe('parts');
    expect(whyIn(own)(reserved('pista1', 21, 90))).toBe('hours');
    expect(whyIn(own)(reserved('pista1', 8, 60))).toBe('hours');
  });
});
