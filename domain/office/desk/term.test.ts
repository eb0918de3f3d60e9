import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '../../shared/calendar-day.ts';
import { usualCalendar, workingCalendar } from '../../working-days/working-days.ts';
import { priorities, rankOf } from './priority.ts';
import { daysOfGroup, dueGroupOf, dueGroups, dueOf, noAnswerTimes, requestTerm } from './term.ts';

const day = (text: string) => text as CalendarDay;
const calendar = workingCalendar(usualCalendar);
const tuesday = day('2026-11-17');

describe('a term', () => {
  it('ends after the working days that the mailbox says for the priority', () => {
    const times = { ...noAnswerTimes, urgent: 0, normal: 5 };
    const due = (priority: (typeof priorities)[number]) =>
      dueOf({ times, priority, calendar, came: day('2026-11-13') });
    expect(priorities.map(due)).toEqual(['2026-11-13', undefined, '2026-11-20', undefined]);
  });

  it('shows its last day and the days left, while the request is open', () => {
    const due = day('2026-11-20');
    expect(requestTerm({ due, status: 'En gestión' }, calendar, tuesday)).toEqual({ due, left: 3 });
    expect(requestTerm({ due, status: 'Resuelta' }, calendar, tuesday)).toBeNull();
    expect(requestTerm({ status: 'Recibida' }, calendar, tuesday)).toBeNull();
  });
});

describe('the groups of terms', () => {
  it.each([
    ['2026-11-16', 'overdue'],
    ['2026-11-17', 'today'],
    ['2026-11-18', 'week'],
    ['2026-11-22', 'week'],
    ['2026-11-23', 'later'],
  ])('on a Tuesday have %s in %s', (due, group) => {
    expect(dueGroupOf(day(due), tuesday)).toBe(group);
  });

  it('contain each day once, in the days that a group says', () => {
    const days = fc.integer({ min: 0, max: 800 }).map((n) => addDays(day('2026-01-01'), n));
    fc.assert(
      fc.property(days, fc.integer({ min: -20, max: 20 }), (today, distance) => {
        const due = addDays(today, distance);
        const fitting = dueGroups.filter((group) => {
          const { from, until } = daysOfGroup(group, today);
          return (from ?? due) <= due && due <= (until ?? due);
        });
        expect(fitting).toEqual([dueGroupOf(due, today)]);
      }),
      { numRuns: 200 },
    );
  });
});

it('a request without a priority has the place of a normal one', () => {
  expect([rankOf('urgent'), rankOf(undefined), rankOf('low')]).toEqual([0, 2, 3]);
});
