import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDays, someHours } from '#fixtures/arbitraries/free-times.ts';
import { type CalendarDay, dayAt, instantAt } from '../shared/calendar-day.ts';
import { cellDay, cellFrom, cellLength, cellStart, gridOfHours, maskOfHours } from './cell-day.ts';
import { cellsOf } from './cell-mask.ts';

const madrid = (day: string) => cellDay(day as CalendarDay, 'Europe/Madrid');
const hours = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];
const at = (text: string) => Date.parse(text);

describe('a day as cells of five minutes', () => {
  it.each([
    ['2026-11-27', 288],
    ['2027-03-28', 276],
    ['2026-10-25', 300],
  ])('%s has %i of them', (day, cells) => {
    expect(madrid(day).cells).toBe(cells);
  });

  it.each([
    ['a usual day', '2026-11-27', 36],
    ['the hour that the clock skips is not there', '2027-03-28', 24],
    ['the hour that comes twice is open twice', '2026-10-25', 48],
  ])('has the hours from one to four: %s', (_, day, count) => {
    const cells = cellsOf(maskOfHours(madrid(day), hours(1, 4)));
    expect(cells).toHaveLength(count);
    expect(cells[0]).toBe(12);
  });

  it.each([
    ['2027-03-28', '2027-03-28T07:00:00Z', '2027-03-28T22:00:00Z'],
    ['2026-10-25', '2026-10-25T08:00:00Z', '2026-10-25T23:00:00Z'],
  ])('on %s opens at nine by the clock, and its last hour is the last of the day', (day, nine, midnight) => {
    const date = madrid(day);
    const open = cellsOf(maskOfHours(date, [...hours(9, 10), ...hours(23, 24)]));
    expect(cellStart(date, open[0] ?? 0)).toBe(at(nine));
    expect(cellStart(date, (open.at(-1) ?? 0) + 1)).toBe(at(midnight));
  });

  it('is open from the moment at which the clock shows the first minute until it shows the last', () => {
    fc.assert(
      fc.property(someDays, someHours, (day, { from, to }) => {
        const date = madrid(day);
        const [first, end] = [instantAt(day, from * 60, date.zone), instantAt(day, to * 60, date.zone)];
        const expected = Array.from({ length: date.cells }, (_, cell) => cell).filter((cell) => {
          const start = cellStart(date, cell);
          return start >= first && (to === 1440 || start < end);
        });
        const open = cellsOf(maskOfHours(date, [{ from, to }]));
        expect(open).toEqual(expected);
        expect(open.every((cell) => dayAt(cellStart(date, cell), date.zone) === day)).toBe(true);
      }),
    );
  });

  it('has starts every few cells from each opening on', () => {
    const date = madrid('2026-11-27');
    const two = [
      { from: 9 * 60 + 10, to: 10 * 60 },
      { from: 16 * 60, to: 16 * 60 + 30 },
    ];
    expect(cellsOf(gridOfHours(date, two, 4))).toEqual([110, 114, 118, 192, 196]);
    expect(cellsOf(gridOfHours(madrid('2027-03-28'), hours(1, 4), 9))).toEqual([12, 21, 30]);
  });

  it('says which cell begins at a moment or next', () => {
    const date = madrid('2026-11-27');
    expect(
      [0, 1, cellLength, cellLength + 1, -cellLength].map((ms) => cellFrom(date, date.start + ms)),
    ).toEqual([0, 1, 1, 2, 0]);
  });
});
