import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDays } from '#fixtures/arbitraries/free-times.ts';
import { cellsOf } from '../free-times/cell-mask.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { daysAhead, turnMoment, type ReleaseTurn, unreleasedCells } from './releases.ts';

const zone = 'Europe/Madrid';
const day = '2026-11-30' as CalendarDay;
const turns: readonly ReleaseTurn[] = [
  { daysBefore: 14, minute: 540, within: 0, parts: 2 },
  { daysBefore: 2, minute: 600, within: 240, parts: 1 },
];
const half = () => 0.5;
const hoursWaiting = (text: string, unit = 0) =>
  new Set(
    cellsOf(unreleasedCells(turns, { unit, day, zone }, half, Date.parse(text))).map((cell) =>
      Math.floor(cell / 12),
    ),
  ).size;

describe('the times of a day', () => {
  it('are released in turns, each to its part, to the millisecond', () => {
    expect(hoursWaiting('2026-11-16T07:59:59.999Z')).toBe(25);
    expect(hoursWaiting('2026-11-16T08:00:00.000Z')).toBe(8);
    expect(hoursWaiting('2026-11-28T10:59:59.999Z')).toBe(8);
    expect(hoursWaiting('2026-11-28T11:00:00.000Z')).toBe(0);
  });

  it('are released within the time that a turn says, by chance', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.9999999, noNaN: true }), someDays, (chance, one) => {
        const turn = { daysBefore: 2, minute: 600, within: 240, parts: 1 };
        const first = turnMoment(turn, one, zone, 0);
        const at = turnMoment(turn, one, zone, chance);
        expect(at >= first && at < first + 240 * 60_000).toBe(true);
      }),
    );
  });

  it('go to every turn in each run of as many hours as there are parts, on each desk and day', () => {
    fc.assert(
      fc.property(someDays, fc.integer({ min: 0, max: 9 }), (one, unit) => {
        const at = turnMoment(turns[0] as ReleaseTurn, one, zone, 0);
        const cells = new Set(cellsOf(unreleasedCells(turns, { unit, day: one, zone }, half, at)));
        for (let hour = 0; hour < 22; hour += 1) {
          const waiting = [hour, hour + 1, hour + 2].filter((block) => cells.has(block * 12));
          expect(waiting).toHaveLength(1);
        }
      }),
    );
  });

  it('can be booked as many days ahead as the earliest turn says', () => {
    expect(daysAhead(turns)).toBe(14);
    expect(daysAhead([])).toBe(0);
  });
});
