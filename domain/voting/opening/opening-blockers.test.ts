import { describe, expect, it } from 'vitest';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { blockersOf, type PreparedVote } from './opening-blockers.ts';

const zone = 'Europe/Madrid';
const now = Date.parse('2026-11-18T10:00:00Z');
const day = (text: string) => text as CalendarDay;
const ready = aSurvey('a', { isActive: true, startsAt: now + 1, endDay: day('2026-11-27') });
const prepared = (more: Partial<PreparedVote> = {}): PreparedVote => ({
  surveys: [ready],
  shown: [],
  ballots: 0,
  hasFaults: false,
  isElsewhere: false,
  people: null,
  ...more,
});

describe('a prepared vote', () => {
  it('can be opened if nothing is in the way', () => {
    expect(blockersOf(prepared(), now, zone)).toEqual([]);
    expect(blockersOf(prepared({ people: 1, shown: [ready] }), now, zone)).toEqual([]);
  });

  it.each<[string, Partial<PreparedVote>]>([
    ['incomplete', { surveys: [ready, null] }],
    ['faults', { hasFaults: true }],
    ['noEnd', { surveys: [ready, aSurvey('b', { endDay: null })] }],
    ['ended', { surveys: [aSurvey('b', { isActive: false, endDay: day('2026-11-17') })] }],
    ['begun', { ballots: 1 }],
    ['begun', { shown: [aSurvey('b', { isActive: true, startsAt: now, endDay: day('2026-11-27') })] }],
    ['begun', { shown: [aSurvey('b', { isActive: true, startsAt: null, endDay: day('2026-11-17') })] }],
    ['elsewhere', { isElsewhere: true }],
    ['noCensus', { people: 0 }],
  ])('cannot be opened because of %s', (blocker, more) => {
    expect(blockersOf(prepared(more), now, zone)).toEqual([blocker]);
  });

  it('can be opened on its last day until midnight in the town, and not later', () => {
    const last = prepared({ surveys: [{ ...ready, endDay: day('2026-11-18') }] });
    expect(blockersOf(last, Date.parse('2026-11-18T22:59:59.999Z'), zone)).toEqual([]);
    expect(blockersOf(last, Date.parse('2026-11-18T23:00:00Z'), zone)).toEqual(['ended']);
  });

  it('names every reason once, in one order', () => {
    const worst = prepared({
      surveys: [null, null],
      ballots: 3,
      hasFaults: true,
      isElsewhere: true,
      people: 0,
    });
    expect(blockersOf(worst, now, zone)).toEqual(['incomplete', 'faults', 'begun', 'elsewhere', 'noCensus']);
  });
});
