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

/** The last Sunday of a month, at one in the morning UTC: when clocks are changed in Europe. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 86_400_000;
}

/** Midnight in Madrid before that day, computed independently: an hour ahead of UTC in winter, two in summer. */
function madridMidnight(utc: number): number {
  const year = new Date(utc).getUTCFullYear();
  const isSummer = (at: number) => at >= clockChange(year, 2) && at < clockChange(year, 9);
  return isSummer(utc - 7_200_000) ? utc - 7_200_000 : utc - 3_600_000;
}

describe('a survey', () => {
  it('accepts votes through the last millisecond of its end day, in any time zone of the realm', () => {
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

  it('closes when the day is over in Madrid, every day from 2024 to 2035, in any time zone of the process', () => {
    const kept = process.env['TZ'];
    const wrong: string[] = [];
    try {
      const processZones = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
      for (const [turn, zone] of processZones.entries()) {
        process.env['TZ'] = zone;
        for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2036, 0, 1); at += 86_400_000) {
          // In the months in which clocks are changed somewhere, each day under each zone; otherwise in turns.
          const mayChange = [2, 3, 9, 10].includes(new Date(at).getUTCMonth());
          if (!mayChange && (at / 86_400_000) % processZones.length !== turn) continue;
          const last = day(new Date(at).toISOString().slice(0, 10));
          const over = madridMidnight(at + 86_400_000);
          const states = [over - 1, over].map(
            (now) => surveyState(survey(null, last), now, 'Europe/Madrid').kind,
          );
          if (states.join() !== 'open,closed') wrong.push(`${last} under ${zone}: ${states.join()}`);
        }
      }
    } finally {
      process.env['TZ'] = kept;
      if (kept === undefined) delete process.env['TZ'];
    }
    expect(wrong).toEqual([]);
  }, 60_000);

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

  it('that is not active has no other state', () => {
    expect(surveyState(survey(0, '2020-01-01', false), Date.UTC(2026, 0, 1), 'UTC').kind).toBe('notActive');
  });

  it('without an end stays open', () => {
    expect(surveyState(survey(null, null), Date.UTC(2099, 0, 1), 'UTC')).toEqual({
      kind: 'open',
      lastDay: null,
    });
  });
});
