import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { surveyState } from './survey-lifecycle.ts';
import { votesOfCensus } from './votes-of-census.ts';

const zone = 'Europe/Madrid';
const at = (text: string) => Date.parse(text);
const vote = {
  census: true,
  isActive: true,
  startsAt: at('2026-11-10T00:00:00+01:00'),
  endDay: '2026-11-20' as CalendarDay,
};
const uses = (since: string, now: string, more: Partial<typeof vote> = {}) =>
  votesOfCensus([{ ...vote, ...more }], { since: at(since), now: at(now) }, zone).length === 1;

describe('the votes that have used a census since a time', () => {
  it('are those that were open at some moment from then to now', () => {
    expect(uses('2026-11-01T00:00Z', '2026-11-09T22:59:59Z')).toBe(false);
    expect(uses('2026-11-01T00:00Z', '2026-11-09T23:00:00Z')).toBe(true);
    expect(uses('2026-11-20T22:59:59Z', '2026-12-01T00:00Z')).toBe(true);
    expect(uses('2026-11-20T23:00:00Z', '2026-12-01T00:00Z')).toBe(false);
  });

  it('check the census and are active', () => {
    expect(uses('2026-11-12T00:00Z', '2026-11-12T00:00Z', { census: false })).toBe(false);
    expect(uses('2026-11-12T00:00Z', '2026-11-12T00:00Z', { isActive: false })).toBe(false);
  });

  it('are the open ones, if only this moment counts', () => {
    const day = fc.constantFrom('2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21');
    const some = fc.record({
      census: fc.constant(true),
      isActive: fc.boolean(),
      startsAt: fc.option(fc.integer({ min: at('2026-11-08'), max: at('2026-11-22') })),
      endDay: fc.option(day.map((text) => text as CalendarDay)),
    });
    const moment = fc.integer({ min: at('2026-11-08'), max: at('2026-11-23') });
    fc.assert(
      fc.property(some, moment, (one, now) => {
        const isOpen = surveyState(one, now, zone).kind === 'open';
        expect(votesOfCensus([one], { since: now, now }, zone)).toEqual(isOpen ? [one] : []);
      }),
    );
  });
});
