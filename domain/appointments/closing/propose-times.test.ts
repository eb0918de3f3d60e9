import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClosure } from '#fixtures/builders/appointments/closure.ts';
import { plaza, sampleSetup } from '#fixtures/builders/appointments/appointment-setup.ts';
import { tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { someDays, someShape, someUnits } from '#fixtures/arbitraries/free-times.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { cellStart } from '../../free-times/cell-day.ts';
import { maskOf, noCells } from '../../free-times/cell-mask.ts';
import type { FreeCalendar } from '../../free-times/free-starts.ts';
import { startsOn } from '../../free-times/free-starts.ts';
import { datesFrom, openedDays } from '../../free-times/opened-days.ts';
import { addDays } from '../../shared/calendar-day.ts';
import { officeCalendar } from '../office-calendar.ts';
import { closedCells } from './office-closure.ts';
import { proposeTimes, type SeekingVisit } from './propose-times.ts';

const zone = 'Europe/Madrid';
const place = { zone, isHoliday: () => false };
const shape = { cells: 3, before: 0, after: 0, step: 2 };
const day = 86_400_000;
const calendarWith = (closed: Parameters<typeof aClosure>[0]): FreeCalendar =>
  officeCalendar(
    {
      setup: sampleSetup,
      office: plaza,
      place,
      channel: 'desk',
      taken: closedCells([aClosure(closed)], zone),
      chance: () => 0,
      now: noon,
    },
    { first: addDays(today, 1), count: 14 },
  );
const seeks = (id: string, hour: number, needs: readonly string[] = ['padron']): SeekingVisit => ({
  id,
  at: tomorrowAt(hour),
  query: { needs, shape },
});
const told = (visits: readonly SeekingVisit[], closed: Parameters<typeof aClosure>[0] = {}) =>
  [...proposeTimes(calendarWith(closed), visits, noon + day)].map(
    ([id, { at, seat }]) => `${id} ${(at - tomorrowAt(0)) / 3_600_000} ${seat.unit}`,
  );

describe('times that are proposed', () => {
  it('are of the same moment at another desk, if only a desk is closed', () => {
    expect(told([seeks('a', 10)], { desks: ['2'] })).toEqual(['a 10 plaza.1']);
  });

  it('are the nearest hour of the next day, each for one, and at the desk that can do least', () => {
    expect(told([seeks('a', 10), seeks('b', 10), seeks('c', 10)])).toEqual([
      'a 34 plaza.2',
      'b 34 plaza.1',
      `c ${34 - 1 / 3} plaza.2`,
    ]);
  });

  it('are only at desks that do the services, and none if there is no such desk', () => {
    expect(told([seeks('a', 10, ['obras']), seeks('b', 11, ['bodas'])])).toEqual(['a 34 plaza.1']);
  });

  it('are given to who has the earlier name first, of two of the same hour, in whatever order they are asked for', () => {
    expect(told([seeks('b', 10), seeks('a', 10)])).toEqual(['a 34 plaza.2', 'b 34 plaza.1']);
  });

  it('are the first ones of the first day for who had a time before all days that are looked at', () => {
    expect(told([{ ...seeks('a', 0), at: noon - day }])).toEqual(['a 32 plaza.1']);
  });

  it('leave people time to be told', () => {
    const soon = proposeTimes(calendarWith({ hours: { from: 0, to: 660 } }), [seeks('a', 9)], noon + 2 * day);
    expect(soon.get('a')?.at).toBe(noon + 2 * day);
  });

  it('of any calendar are free, no two overlap, and nobody comes earlier than they had to', () => {
    const visits = fc.array(
      fc.record({
        days: fc.integer({ min: 0, max: 6 }),
        cell: fc.integer({ min: 0, max: 280 }),
        needs: fc.subarray(['x', 'y']),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(someDays, someUnits, someShape, visits, (first, units, one, asked) => {
        const dates = datesFrom(place, first, 10);
        const calendar: FreeCalendar = { dates, units, taken: () => noCells, opened: openedDays() };
        const seeking = asked.flatMap(({ days, cell, needs }, n): readonly SeekingVisit[] => {
          const date = dates[days];
          return date === undefined
            ? []
            : [{ id: `v${n}`, at: cellStart(date, cell), query: { needs, shape: one } }];
        });
        const soonest = cellStart(dates[1] as never, 0);
        const used = new Map<string, bigint>();
        for (const [id, { at, seat }] of proposeTimes(calendar, seeking, soonest)) {
          const visit = seeking.find((other) => other.id === id);
          const date = dates.find((other) => other.day === seat.day);
          const unit = units.find((other) => other.id === seat.unit);
          if (!visit || !date || !unit) throw new Error('a time of nobody');
          const name = `${seat.unit}/${seat.day}`;
          const before = used.get(name) ?? noCells;
          const starts = startsOn({ ...calendar, taken: () => before }, unit, date, one);
          const cell = (at - date.start) / 300_000;
          expect((starts >> BigInt(cell)) & 1n).toBe(1n);
          expect(visit.query.needs.every((need) => unit.skills.has(need))).toBe(true);
          expect(at === visit.at || at >= Math.max(visit.at, soonest)).toBe(true);
          expect(seat.end - at).toBe(one.cells * 300_000);
          used.set(name, before | maskOf(seat.cells));
        }
      }),
    );
  });
});
