import { describe, expect, it } from 'vitest';
import { type CalendarDay, endOfDay, startOfDay } from '../../shared/calendar-day.ts';
import { aProcess } from '#fixtures/builders/data/process.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { usualCalendar, workingCalendar } from '../../working-days/working-days.ts';
import { plannedChanges } from './planned-changes.ts';
import { weekOf } from './week.ts';

const day = (text: string) => text as CalendarDay;
const zone = 'Europe/Madrid';
const briefly = (changes: ReturnType<typeof plannedChanges>) =>
  changes.map(({ what, subject, day: on }) => `${what} ${subject} ${on}`);

describe('what changes by itself', () => {
  it('is the whole of a process without phases, and each phase of one that has some', () => {
    expect(briefly(plannedChanges([aProcess()], [], zone))).toEqual([
      'phaseStarts barrio 2026-11-01',
      'phaseEnds barrio 2026-11-20',
    ]);
    const range = { name: { es: 'Cuéntanos' }, kind: null, note: null };
    const ranges = [{ ...range, start: day('2026-11-02'), end: day('2026-11-09') }];
    const [starts, ends] = plannedChanges([aProcess({ ranges })], [], zone);
    expect(starts).toMatchObject({
      phase: { es: 'Cuéntanos' },
      at: startOfDay(day('2026-11-02'), zone),
      in: { process: 'barrio' },
    });
    expect(ends?.at).toBe(endOfDay(day('2026-11-09'), zone));
  });

  it('is a vote that opens, closes and shows its result, with the process that it is for', () => {
    const startsAt = startOfDay(day('2026-11-10'), zone) + 1;
    const resultsFrom = startOfDay(day('2026-11-30'), zone);
    const survey = {
      ...aSurvey('votacion'),
      startsAt,
      endDay: day('2026-11-27'),
      resultsFrom,
      isActive: true,
    };
    const process = aProcess({ survey: survey.id });
    const [, , ...votes] = plannedChanges([process], [survey], zone);
    expect(briefly(votes)).toEqual([
      'voteOpens barrio 2026-11-10',
      'voteCloses barrio 2026-11-27',
      'results barrio 2026-11-30',
    ]);
    expect(votes[0]?.in).toEqual({ vote: survey.id, process: 'barrio' });
    const alone = plannedChanges([], [{ ...survey, startsAt: null, endDay: null }], zone);
    expect(briefly(alone)).toEqual([`results ${survey.id} 2026-11-30`]);
    expect(plannedChanges([], [{ ...survey, isActive: false }], zone)).toEqual([]);
    expect(
      plannedChanges([], [{ ...survey, startsAt: null, endDay: null, resultsFrom: null }], zone),
    ).toEqual([]);
  });
});

describe('the week of a town', () => {
  const calendar = workingCalendar(usualCalendar);

  it('goes from Monday to Sunday, with its working days, changes and ends of terms, and what comes after', () => {
    const changes = plannedChanges([aProcess(), aProcess({ id: 'a' })], [], zone);
    const later = plannedChanges(
      [aProcess({ id: 'later', extent: { start: day('2026-11-23'), end: day('2027-01-01') } })],
      [],
      zone,
    );
    const dues = [day('2026-11-20'), day('2026-11-20'), day('2026-11-30')];
    const { days, next } = weekOf({ changes: [...later, ...changes], dues }, calendar, day('2026-11-18'));
    expect(days.map(({ day: on }) => on.slice(-2)).join(' ')).toBe('16 17 18 19 20 21 22');
    expect(days.map(({ isWorkingDay }) => Number(isWorkingDay)).join('')).toBe('1111100');
    expect(days.map(({ isToday, isOver }) => (isToday ? 't' : isOver ? 'o' : '-')).join('')).toBe('oot----');
    expect(days.map(({ terms }) => terms).join('')).toBe('0000200');
    const reversed = weekOf({ changes: changes.toReversed(), dues }, calendar, day('2026-11-18'));
    expect(reversed.days).toEqual(days);
    expect(briefly(days[4]?.changes ?? [])).toEqual([
      'phaseEnds a 2026-11-20',
      'phaseEnds barrio 2026-11-20',
    ]);
    expect(next).toMatchObject({ subject: 'later', what: 'phaseStarts' });
  });

  it('begins on the same Monday on each of its days, and may have nothing in it', () => {
    for (const on of ['2026-12-07', '2026-12-10', '2026-12-13']) {
      const { days, next } = weekOf({ changes: [], dues: [] }, calendar, day(on));
      expect([days[0]?.day, next]).toEqual(['2026-12-07', null]);
      // 8 December is a national holiday.
      expect(days[1]?.isWorkingDay).toBe(false);
    }
  });
});
