import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, wallSeconds, weekdayOfDay } from '../shared/calendar-day.ts';
import { ageOfListing, daysUnconfirmed, nextAsking } from './listing-age.ts';

const day = 86_400_000;
const zone = 'Europe/Madrid';

describe('a listing', () => {
  it('says after 90 days that it was not confirmed, and is hidden after 180', () => {
    const ages = [0, 90 * day - 1, 90 * day, 180 * day - 1, 180 * day].map((now) => ageOfListing(0, now));
    expect(ages).toEqual(['fresh', 'fresh', 'stale', 'stale', 'hidden']);
    expect([daysUnconfirmed(0, 94 * day + 5), daysUnconfirmed(5, 0)]).toEqual([94, 0]);
  });

  it('is asked about on a Monday at nine, in three to ten days, whatever the clocks do', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') });
    fc.assert(
      fc.property(moments, (now) => {
        const next = nextAsking(now, zone);
        expect([weekdayOfDay(dayAt(next, zone)), wallSeconds(next, zone)]).toEqual([0, 9 * 3600]);
        expect(next - now).toBeGreaterThan(3 * day);
        expect(next - now).toBeLessThan(11 * day);
      }),
    );
    expect(nextAsking(Date.parse('2026-11-20T10:00:00Z'), zone)).toBe(Date.parse('2026-11-30T08:00:00Z'));
    expect(nextAsking(Date.parse('2026-11-19T10:00:00Z'), zone)).toBe(Date.parse('2026-11-23T08:00:00Z'));
  });
});
