import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDays, someShape, someUnits } from '#fixtures/arbitraries/free-times.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { cellLength, cellStart } from './cell-day.ts';
import { cellsOf } from './cell-mask.ts';
import { firstFree, type FreeStart } from './first-free.ts';
import {
  type CalendarUnit,
  type FreeCalendar,
  freeDays,
  type StartQuery,
  unitsFreeAt,
} from './free-starts.ts';
import { datesFrom, openedDays } from './opened-days.ts';
import type { OpeningHours } from './opening.ts';
import { cellsOfBooking, type StartShape } from './start-shape.ts';
import { type TakenCells, takenOn } from './taken-cells.ts';

const place = { zone: 'Europe/Madrid', isHoliday: (day: CalendarDay) => day.endsWith('-12') };
const dates = (first: CalendarDay, count = 5) => datesFrom(place, first, count);

const someNeeds = fc.subarray(['x', 'y'], { maxLength: 1 });
const someTaken = fc.array(
  fc.tuple(
    fc.constantFrom('u0', 'u1', 'u2'),
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: 0, max: 250 }),
  ),
  { maxLength: 12 },
);
/** A calendar of a few days, with what is taken of it and what is looked for. */
const someCalendar = fc
  .tuple(someDays, someUnits, someTaken, someShape, someNeeds, fc.integer({ min: 0, max: 400 }))
  .map(([first, units, taken, shape, needs, early]) => {
    const days = dates(first);
    const cells = taken.map(([unit, day, cell]): TakenCells => {
      const { day: name = first } = days[day] ?? {};
      return { unit, day: name, cells: [cell, cell + 1, cell + 2] };
    });
    const notBefore = (days[0]?.start ?? 0) + early * cellLength + 1;
    const before = (days.at(-1)?.start ?? 0) + 200 * cellLength;
    const query: StartQuery = { needs, shape, notBefore, before };
    return { days, units, cells, query };
  });

const calendarOf = (
  { days, units }: { readonly days: FreeCalendar['dates']; readonly units: readonly CalendarUnit[] },
  cells: readonly TakenCells[],
): FreeCalendar => ({ dates: days, units, taken: takenOn(cells), opened: openedDays() });

/** Every free start with each of its units. */
const freeStarts = (calendar: FreeCalendar, query: StartQuery): readonly FreeStart[] =>
  freeDays(calendar, query).flatMap(({ date, starts }) =>
    cellsOf(starts).flatMap((cell) =>
      unitsFreeAt(calendar, query, date, cell).map(({ id }) => ({
        unit: id,
        day: date.day,
        cell,
        at: cellStart(date, cell),
      })),
    ),
  );

const bookingOf = (start: FreeStart, shape: StartShape, days: FreeCalendar['dates']): TakenCells => {
  const { cells = 0 } = days.find(({ day }) => day === start.day) ?? {};
  return { unit: start.unit, day: start.day, cells: cellsOfBooking(start.cell, shape, cells) };
};

describe('free starts', () => {
  it('can all be booked: each that is still free when its turn comes, until none is left', () => {
    fc.assert(
      fc.property(someCalendar, ({ days, units, cells, query }) => {
        const isTaken = new Set<string>();
        const take = (booked: TakenCells) =>
          booked.cells.map((cell) => {
            const name = `${booked.unit}/${booked.day}/${cell}`;
            const isNew = !isTaken.has(name);
            isTaken.add(name);
            return isNew;
          });
        for (const one of cells) take(one);
        const bookings = [...cells];
        for (let n = 0; n < 20; n += 1) {
          const starts = freeStarts(calendarOf({ days, units }, bookings), query);
          const start = starts[(n * 7) % Math.max(1, starts.length)];
          if (start === undefined) break;
          const booked = bookingOf(start, query.shape, days);
          expect(take(booked).every(Boolean)).toBe(true);
          bookings.push(booked);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are on units that can do all that is needed, in time, and sorted', () => {
    fc.assert(
      fc.property(someCalendar, ({ days, units, cells, query }) => {
        const starts = freeStarts(calendarOf({ days, units }, cells), query);
        const skills = new Map(units.map((unit) => [unit.id, unit.skills]));
        for (const { unit, at } of starts) {
          expect(query.needs.every((need) => skills.get(unit)?.has(need))).toBe(true);
          expect(at >= query.notBefore && at < (query.before ?? at)).toBe(true);
        }
        const moments = starts.map(({ at }) => at);
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      }),
    );
  });

  it('have the first of them, for each of many queries at once', () => {
    fc.assert(
      fc.property(someCalendar, fc.array(fc.tuple(someShape, someNeeds), { maxLength: 6 }), (one, others) => {
        const calendar = calendarOf(one, one.cells);
        const queries = [
          one.query,
          ...others.map(([shape, needs]) => ({ ...one.query, shape, needs })),
          { ...one.query, before: null },
        ];
        const expected = queries.map((query) => freeStarts(calendar, query)[0] ?? null);
        expect(firstFree(calendar, queries)).toEqual(expected);
      }),
    );
  });
});

const opening = (from: number, to: number): OpeningHours => ({
  rules: [
    {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      weeks: { kind: 'each' },
      firstDay: null,
      lastDay: null,
      hours: [{ from, to }],
    },
  ],
  exceptions: [],
  onHolidays: true,
});

describe('the first free start', () => {
  it('of a longer booking is found where a shorter one has none in its steps, and none where no run is long enough', () => {
    const day = '2026-11-28' as CalendarDay;
    const units = [{ id: 'court', skills: new Set<string>(), opening: opening(540, 600) }];
    const calendar = calendarOf({ days: dates(day, 1), units }, [{ unit: 'court', day, cells: [108] }]);
    const query = (cells: number, step: number): StartQuery => ({
      needs: [],
      shape: { cells, before: 0, after: 0, step },
      notBefore: 0,
      before: null,
    });
    const firsts = firstFree(calendar, [query(2, 12), query(3, 1), query(12, 1), query(24, 1)]);
    expect(firsts.map((one) => one?.cell ?? null)).toEqual([null, 109, null, null]);
  });
});

describe('the starts of a night', () => {
  it.each([
    ['2026-11-28', ['00:00', '01:00', '02:00']],
    ['2027-03-28', ['00:00', '01:00']],
    ['2026-10-25', ['23:00', '00:00', '01:00', '02:00']],
  ])('of %s from one to four are an hour from each other', (day, hours) => {
    const units = [{ id: 'court', skills: new Set<string>(), opening: opening(60, 240) }];
    const calendar = calendarOf({ days: dates(day as CalendarDay, 1), units }, []);
    const shape = { cells: 12, before: 0, after: 0, step: 12 };
    const starts = freeStarts(calendar, { needs: [], shape, notBefore: 0, before: null });
    // One o'clock in Madrid is midnight in Greenwich in winter, and eleven in the evening in summer.
    expect(starts.map(({ at }) => new Date(at).toISOString().slice(11, 16))).toEqual(hours);
  });
});
