import { describe, expect, it } from 'vitest';
import { type CalendarDay, startOfDay, type TimeZone } from '../../shared/calendar-day.ts';
import { kioskEnd, kioskName, longestKioskName } from './kiosk.ts';

const zone = 'Europe/Madrid' as TimeZone;

describe('a kiosk', () => {
  it('ends with its day, also on the day on which the clocks change', () => {
    for (const [day, next] of [
      ['2026-11-27', '2026-11-28'],
      ['2026-10-25', '2026-10-26'],
    ] as const) {
      const end = startOfDay(next as CalendarDay, zone);
      for (const at of [startOfDay(day as CalendarDay, zone), end - 1]) expect(kioskEnd(at, zone)).toBe(end);
    }
  });

  it('has a short name without needless spaces', () => {
    expect(kioskName('  Biblioteca   vieja ')).toBe('Biblioteca vieja');
    expect([kioskName('  '), kioskName('x'.repeat(longestKioskName + 1))]).toEqual([null, null]);
  });
});
