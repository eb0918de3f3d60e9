import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProcess } from '#adapters/wire/processes/process.ts';
import type { Process } from '../processes/process.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { isLeft } from '../shared/result.ts';
import { projectsPerYear, usualYears, offeredYear } from './projects-per-year.ts';

function process(start: string, end: string, amount?: number): Process {
  const read = readProcess(
    { _id: `${start}${end}`, title: 'P', period: { _extent: { start, end } }, ...(amount && { amount }) },
    'Europe/Madrid',
  );
  if (isLeft(read)) throw new Error(read.left.where);
  return read.right;
}
/** After all of them. */
const later = '2030-01-01' as CalendarDay;
const years = [2027, 2026, 2025];

describe('projects per year', () => {
  it('count each process once as begun and once as finished, whatever the years', () => {
    const anyYear = fc.constantFrom(...years);
    fc.assert(
      fc.property(fc.array(fc.tuple(anyYear, anyYear)), (pairs) => {
        const processes = pairs.map(([a, b]) =>
          process(`${Math.min(a, b)}-03-01`, `${Math.max(a, b)}-04-01`),
        );
        const told = projectsPerYear({
          processes,
          years,
          today: later,
          isAllocated: () => true,
          votesIn: () => null,
        });
        expect(told.map(({ year }) => year)).toEqual(years);
        expect(told.flatMap(({ begun }) => begun)).toHaveLength(processes.length);
        expect(told.reduce((sum, { finished }) => sum + finished, 0)).toBe(processes.length);
      }),
    );
  });

  it('belong to the year of their first day, to the last minute of it', () => {
    const told = projectsPerYear({
      processes: [
        process('2025-12-31', '2026-02-01', 200_000),
        process('2026-01-01', '2026-02-01'),
        process('2025-01-01', '2025-02-01', 0.5),
      ],
      years,
      today: later,
      isAllocated: () => true,
      votesIn: () => null,
    });
    expect(told.map(({ begun, finished, amount }) => [begun.length, finished, amount])).toEqual([
      [0, 0, null],
      [1, 2, null],
      [2, 1, 20_000_050],
    ]);
  });

  it('count nothing before its day: neither a beginning nor an end nor money that is not shared out', () => {
    const [ending, starting, voted] = [
      process('2026-01-01', '2026-06-30', 100),
      process('2026-07-01', '2026-12-31', 20),
      process('2026-02-01', '2026-03-01', 3),
    ];
    const on = (today: string) =>
      projectsPerYear({
        processes: [ending, starting, voted],
        years: [2026],
        today: today as CalendarDay,
        isAllocated: (one) => one === voted,
        votesIn: () => null,
      }).map(({ begun, toCome, finished, amount }) => [begun.length, toCome, finished, amount]);
    expect(on('2025-12-31')).toEqual([[0, 3, 0, null]]);
    expect(on('2026-01-01')).toEqual([[1, 2, 0, null]]);
    expect(on('2026-06-30')).toEqual([[2, 1, 1, 300]]);
    expect(on('2026-07-01')).toEqual([[3, 0, 2, 300]]);
    expect(on('2027-01-01')).toEqual([[3, 0, 3, 300]]);
  });

  it('add up the votes of the processes that have begun, as far as their number is published', () => {
    const [counted, hidden, next] = [
      process('2026-01-01', '2026-03-01'),
      process('2026-02-01', '2026-04-01'),
      process('2026-12-01', '2026-12-31'),
    ];
    const votesOf = (...processes: Process[]) =>
      projectsPerYear({
        processes,
        years: [2026],
        today: '2026-06-01' as CalendarDay,
        isAllocated: () => false,
        votesIn: (one) => (one === hidden ? null : 40),
      })[0]?.votes;
    expect(votesOf(counted, hidden, next)).toBe(40);
    expect(votesOf(counted, counted)).toBe(80);
    expect(votesOf(hidden, next)).toBeNull();
  });
});

describe('the year of an address', () => {
  it('is one that is offered, else the first shown', () => {
    expect(offeredYear('2023', usualYears)).toBe(2023);
    for (const asked of [null, '', '1999', '2023.0', 'x']) expect(offeredYear(asked, usualYears)).toBe(2025);
  });
});
