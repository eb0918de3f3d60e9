import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, startOfDay } from '../shared/calendar-day.ts';
import { surveyState } from './survey-lifecycle.ts';

const day = (text: string) => text as CalendarDay;
const zones = ['Europe/Madrid', 'UTC', 'America/Havana', 'Pacific/Kiritimati'];
const survey = (startsAt: number | null, endDay: string | null, isActive = true) => ({
  isActive,
  startsAt,
  endDay: endDay === null ? null : day(endDay),
});

describe('a survey', () => {
  it('takes votes through the last millisecond of its end day, whatever zone the realm keeps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4382 }), fc.constantFrom(...zones), (days, zone) => {
        const last = addDays(day('2024-01-01'), days);
        const over = startOfDay(addDays(last, 1), zone);
        expect(surveyState(survey(null, last), over - 1, zone).kind).toBe('open');
        expect(surveyState(survey(null, last), over, zone)).toEqual({ kind: 'closed', lastDay: last });
      }),
      { numRuns: 300 },
    );
  });

  it('says when it starts until it does', () => {
    const start = Date.UTC(2026, 10, 9);
    expect(surveyState(survey(start, '2026-11-27'), start - 1, 'UTC')).toEqual({
      kind: 'notStarted',
      startsAt: start,
    });
    expect(surveyState(survey(start, '2026-11-27'), start, 'UTC')).toEqual({
      kind: 'open',
      lastDay: '2026-11-27',
    });
  });

  it('that is not active is nothing else', () => {
    expect(surveyState(survey(0, '2020-01-01', false), Date.UTC(2026, 0, 1), 'UTC').kind).toBe('notActive');
  });

  it('without an end stays open', () => {
    expect(surveyState(survey(null, null), Date.UTC(2099, 0, 1), 'UTC')).toEqual({
      kind: 'open',
      lastDay: null,
    });
  });
});
