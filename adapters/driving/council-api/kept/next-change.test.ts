import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, readMoment, startOfDay } from '#domain/shared/calendar-day.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { nextChange } from './next-change.ts';

const zone = 'Europe/Madrid';
const midnight = startOfDay(addDays(today, 1), zone);
const at = (text: string) => readMoment(text, zone)?.instant ?? Number.NaN;

describe('the next instant at which the words of an answer may change', () => {
  it('is the town’s midnight if nothing in it is sooner', () => {
    expect(nextChange([], noon, zone)).toBe(midnight);
    expect(nextChange({ at: '2026-11-17T09:00:00Z', until: '2027-01-01', title: 'El 18' }, noon, zone)).toBe(
      midnight,
    );
    expect(nextChange([], noon, 'America/Lima')).toBe(startOfDay(addDays(today, 1), 'America/Lima'));
  });

  it('is the first moment that is still to come, however deep, in whichever field and form it is written', () => {
    const answers = {
      '/api/a': { items: [{ startTime: '2026-11-18T18:00:00' }, { deep: [{ any: `${today}T16:30:00Z` }] }] },
      '/api/b': { resultsFrom: `${today}T17:00:00+01:00` },
    };
    expect(nextChange(answers, noon, zone)).toBe(at(`${today}T17:00:00+01:00`));
    expect(nextChange(answers, at(`${today}T16:00:00Z`), zone)).toBe(at('2026-11-18T16:30:00Z'));
  });

  it('is the instant itself one millisecond before it, and a later one from it on', () => {
    const opening = at(`${today}T18:00:00`);
    const answers = [{ startTime: `${today}T18:00:00` }];
    expect(nextChange(answers, opening - 1, zone)).toBe(opening);
    expect(nextChange(answers, opening, zone)).toBe(midnight);
    expect(nextChange(answers, midnight - 1, zone)).toBe(midnight);
    expect(nextChange(answers, midnight, zone)).toBe(startOfDay(addDays(today, 2), zone));
  });

  it('is always later, within a day of at most 25 hours, and never beyond a moment in between', () => {
    const moments = fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 * 365 * 24 * 60 }), moments, (minutes, hours) => {
        const now = Date.UTC(2024, 0, 1) + minutes * 60_000;
        const times = hours.map((n) => now + n * 1_800_000);
        const answers = times.map((time) => ({ time: new Date(time).toISOString() }));
        const next = nextChange(answers, now, zone);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(25 * 3_600_000);
        for (const time of times) expect(time <= now || time >= next).toBe(true);
        expect(dayAt(next - 1, zone)).toBe(dayAt(now, zone));
      }),
    );
  });
});
