import { expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { cellsOf } from './cell-mask.ts';
import { takenOn } from './taken-cells.ts';

it('what is taken is found by unit and day, and the rest is free', () => {
  const [day, next] = ['2026-11-27' as CalendarDay, '2026-11-28' as CalendarDay];
  const taken = takenOn([
    { unit: 'desk', day, cells: [3, 1] },
    { unit: 'desk', day, cells: [7] },
    { unit: 'other', day, cells: [2] },
  ]);
  expect(cellsOf(taken('desk', day))).toEqual([1, 3, 7]);
  expect(cellsOf(taken('other', day))).toEqual([2]);
  expect(cellsOf(taken('desk', next))).toEqual([]);
});
