import { describe, expect, it } from 'vitest';
import { aClosure } from '#fixtures/builders/appointments/closure.ts';
import { plaza } from '#fixtures/builders/appointments/appointment-setup.ts';
import { tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { cellsOf } from '../../free-times/cell-mask.ts';
import { addDays, type CalendarDay } from '../../shared/calendar-day.ts';
import {
  closedCells,
  closureFault,
  goesOnByItself,
  isInClosure,
  isMovedBy,
  isSettledAt,
} from './office-closure.ts';

const zone = 'Europe/Madrid';
const tomorrow = addDays(today, 1);
const seatAt = (unit: string, hour: number, minutes: number, pause = 0) => {
  const at = tomorrowAt(hour);
  const cells = Array.from({ length: (minutes + pause) / 5 }, (_, n) => hour * 12 + n);
  return { at, seat: { grant: 'g', unit, day: tomorrow, cells, end: at + minutes * 60_000 } };
};

describe('a closure', () => {
  it.each([
    [{}, null],
    [{ desks: ['1', '2'] }, null],
    [{ desks: [] }, 'noDesk'],
    [{ desks: ['9'] }, 'unknownDesk'],
    [{ lastDay: today }, 'order'],
    [{ firstDay: addDays(today, -2), lastDay: addDays(today, -1) }, 'past'],
    [{ lastDay: addDays(tomorrow, 91) }, null],
    [{ lastDay: addDays(tomorrow, 92) }, 'tooLong'],
    [{ hours: { from: 600, to: 540 } }, 'hours'],
    [{ hours: { from: 543, to: 600 } }, 'hours'],
    [{ reason: ' ' }, 'noReason'],
    [{ reason: 'x'.repeat(501) }, 'noReason'],
  ])('%j is wrong by %s', (more, kind) => {
    expect(closureFault(aClosure(more), plaza, today)?.kind ?? null).toBe(kind);
  });

  it('has every cell of its days at all desks of its office, also of days of 23 and 25 hours', () => {
    const [firstDay, lastDay] = ['2027-03-28', '2027-03-29'] as CalendarDay[] as [CalendarDay, CalendarDay];
    const spring = closedCells([aClosure({ firstDay, lastDay })], zone);
    expect(cellsOf(spring('plaza.7', firstDay)).length).toBe(276);
    expect(cellsOf(spring('plaza.7', lastDay)).length).toBe(288);
    expect(spring('plaza.7', addDays(lastDay, 1))).toBe(0n);
    const autumn = '2027-10-31' as CalendarDay;
    const closed = closedCells([aClosure({ firstDay: autumn, lastDay: autumn })], zone);
    expect(cellsOf(closed('plaza.7', autumn)).length).toBe(300);
    expect(closed('plazamayor.1', autumn)).toBe(0n);
  });

  it('is in the way of who is attended in it, not of the pause of a desk after that', () => {
    const closed = aClosure({ hours: { from: 600, to: 660 } });
    expect(isInClosure(closed, seatAt('plaza.1', 10, 10), zone)).toBe(true);
    expect(isInClosure(closed, seatAt('plaza.1', 9, 60, 10), zone)).toBe(false);
    expect(isInClosure(closed, seatAt('plaza.1', 9, 65), zone)).toBe(true);
    expect(isInClosure(closed, seatAt('plaza.1', 11, 10), zone)).toBe(false);
    expect(isInClosure(closed, { at: tomorrowAt(10), seat: null }, zone)).toBe(false);
  });

  it('of a desk leaves the others alone', () => {
    const closed = aClosure({ desks: ['2'] });
    expect(isInClosure(closed, seatAt('plaza.2', 10, 10), zone)).toBe(true);
    expect(isInClosure(closed, seatAt('plaza.1', 10, 10), zone)).toBe(false);
  });
});

describe('a closure that goes on by itself', () => {
  const minutes = 60_000;

  it('does so until it is settled or opened again, and a change of hours for an hour only', () => {
    const goesOn = (more: Parameters<typeof aClosure>[0], now = noon) => goesOnByItself(aClosure(more), now);
    expect([goesOn({}), goesOn({}, noon + 9_000 * minutes)]).toEqual([true, true]);
    expect([goesOn({ settled: noon }), goesOn({ reopened: { by: 'rosa', at: noon } })]).toEqual([
      false,
      false,
    ]);
    const follows = { follows: 'opening' } as const;
    expect([goesOn(follows, noon + 59 * minutes), goesOn(follows, noon + 60 * minutes)]).toEqual([
      true,
      false,
    ]);
  });

  it('is settled once what was held before it has ended', () => {
    expect([19, 20].map((later) => isSettledAt(aClosure(), noon + later * minutes))).toEqual([false, true]);
    expect(isSettledAt(aClosure({ follows: 'opening' }), noon)).toBe(true);
  });

  it('moves everybody but those whom staff left out', () => {
    expect([isMovedBy(aClosure(), 'a'), isMovedBy(aClosure({ moves: false }), 'a')]).toEqual([true, false]);
    const some = aClosure({ choosing: ['a'] });
    expect([isMovedBy(some, 'a'), isMovedBy(some, 'b')]).toEqual([false, true]);
  });
});
