import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt, readOpeningHours } from '../vouchers/shops/opening-hours.ts';
import { type IsHoliday, nextOpenTime, openNow, openTimes, setAsideUntil } from './open-now.ts';

const zone = 'Europe/Madrid';
const hours = readOpeningHours('De lunes a viernes, de 9 a 13.30 y de 17 a 24') ?? [];
/** Wednesday the 18th, by the clock of Madrid. */
const at = (time: string) => Date.parse(`2026-11-18T${time}:00+01:00`);

describe('a shop', () => {
  it('is open until it closes, and closed until it opens', () => {
    expect(openNow(hours, at('11:00'), zone)).toMatchObject({ isOpen: true, changes: at('13:30') });
    expect(openNow(hours, at('13:30'), zone)).toMatchObject({ isOpen: false, changes: at('17:00') });
    expect(openNow(hours, at('23:00'), zone)).toMatchObject({
      isOpen: true,
      changes: Date.parse('2026-11-18T23:00:00Z'),
    });
    const sunday = Date.parse('2026-11-22T12:00:00Z');
    expect(openNow(hours, sunday, zone)).toMatchObject({
      isOpen: false,
      changes: Date.parse('2026-11-23T08:00:00Z'),
    });
    expect(openNow([], at('11:00'), zone)).toEqual({ isOpen: false, changes: null, isUnsaid: false });
  });

  it('is open after midnight, and without an end where one time begins as another ends', () => {
    const bar = readOpeningHours('Martes, de 20 a 2; miércoles, de 7 a 24; jueves, de 0 a 9') ?? [];
    expect(openNow(bar, at('01:59'), zone)).toMatchObject({ isOpen: true, changes: at('02:00') });
    expect(openNow(bar, at('02:00'), zone)).toMatchObject({ isOpen: false, changes: at('07:00') });
    expect(openNow(bar, at('08:00'), zone)).toMatchObject({
      isOpen: true,
      changes: Date.parse('2026-11-19T08:00:00Z'),
    });
    const always = openNow(readOpeningHours('Cada día, de 0 a 24') ?? [], at('11:00'), zone);
    expect(always.isOpen && (always.changes ?? 0) - at('11:00')).toBeGreaterThan(7 * 86_400_000);
  });

  it('keeps on a holiday the hours that it says for holidays, and is unsaid if it says none', () => {
    const isHoliday: IsHoliday = (day) => day === '2026-11-18';
    const open = (text: string) => openNow(readOpeningHours(text) ?? [], at('11:00'), zone, isHoliday);
    expect(open('De lunes a viernes, de 9 a 14')).toEqual({
      isOpen: false,
      changes: Date.parse('2026-11-19T08:00:00Z'),
      isUnsaid: true,
    });
    expect(open('De lunes a viernes, de 9 a 14; domingo y festivos, de 12 a 13')).toEqual({
      isOpen: false,
      changes: at('12:00'),
      isUnsaid: false,
    });
    expect(open('Cada día, de 9 a 14')).toMatchObject({ isOpen: true, changes: at('14:00') });
    expect(setAsideUntil(hours, at('11:00'), zone, isHoliday)).toBe(Date.parse('2026-11-19T12:30:00Z'));
    expect(nextOpenTime([], at('11:00'), zone)).toBeNull();
  });

  it('is open in the same moments as its hours say, also when the clocks change', () => {
    const night = readOpeningHours('Viernes y sábado, de 22.30 a 3.15; domingo, de 0 a 24') ?? [];
    const moments = fc.integer({ min: Date.parse('2027-03-20'), max: Date.parse('2027-11-10') });
    fc.assert(
      fc.property(moments, (now) => {
        for (const one of [hours, night])
          expect(openNow(one, now, zone).isOpen).toBe(isOpenAt(one, now, zone));
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
