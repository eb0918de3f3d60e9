import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt, readOpeningHours } from '../vouchers/shops/opening-hours.ts';
import { openNow, openTimes, setAsideUntil } from './open-now.ts';

const zone = 'Europe/Madrid';
const hours = readOpeningHours('De lunes a viernes, de 9 a 13.30 y de 17 a 24') ?? [];
/** Wednesday the 18th, by the clock of Madrid. */
const at = (time: string) => Date.parse(`2026-11-18T${time}:00+01:00`);

describe('a shop', () => {
  it('is open until it closes, and closed until it opens', () => {
    expect(openNow(hours, at('11:00'), zone)).toEqual({ isOpen: true, changes: at('13:30') });
    expect(openNow(hours, at('13:30'), zone)).toEqual({ isOpen: false, changes: at('17:00') });
    expect(openNow(hours, at('23:00'), zone)).toEqual({
      isOpen: true,
      changes: Date.parse('2026-11-18T23:00:00Z'),
    });
    const sunday = Date.parse('2026-11-22T12:00:00Z');
    expect(openNow(hours, sunday, zone)).toEqual({
      isOpen: false,
      changes: Date.parse('2026-11-23T08:00:00Z'),
    });
    expect(openNow([], at('11:00'), zone)).toEqual({ isOpen: false, changes: null });
  });

  it('is open in the same moments as its hours say, also when the clocks change', () => {
    const moments = fc.integer({ min: Date.parse('2027-03-20'), max: Date.parse('2027-11-10') });
    fc.assert(
      fc.property(moments, (now) => {
        expect(openNow(hours, now, zone).isOpen).toBe(isOpenAt(hours, now, zone));
        const times = [...openTimes(hours, now, zone)];
        expect(times.every(({ from, until }) => from < until && until > now)).toBe(true);
      }),
    );
  });

  it('sets things aside until it closes, if there is an hour to come for them', () => {
    expect(setAsideUntil(hours, at('12:30'), zone)).toBe(at('13:30'));
    expect(setAsideUntil(hours, at('12:31'), zone)).toBe(Date.parse('2026-11-18T23:00:00Z'));
    expect(setAsideUntil([], at('12:31'), zone)).toBeNull();
  });
});
