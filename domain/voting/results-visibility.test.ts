import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { maySeeResults, tellableCount } from './results-visibility.ts';
import type { SurveyState } from './survey-lifecycle.ts';

const lastDay = '2026-11-27' as CalendarDay;
const open: SurveyState = { kind: 'open', lastDay };
const closed: SurveyState = { kind: 'closed', lastDay };
const flags = (on: readonly string[]) => ({
  showResults: on.includes('results'),
  showResultsBefore: on.includes('before'),
  showResultsAfterPollIsClosed: on.includes('afterClose'),
  hideVoteCount: false,
});

describe('results', () => {
  it('are seen by nobody before the survey starts or while it is not active', () => {
    const all = flags(['results', 'before', 'afterClose']);
    expect(maySeeResults(all, { kind: 'notStarted', startsAt: 0 }, true)).toBe(false);
    expect(maySeeResults(all, { kind: 'notActive' }, true)).toBe(false);
  });
  it('are seen by all while it is open only with showResultsBefore', () => {
    expect(maySeeResults(flags(['before']), open, false)).toBe(true);
    expect(maySeeResults(flags(['results']), open, false)).toBe(false);
  });
  it('are seen by those who have voted with showResults, unless they wait for the close', () => {
    expect(maySeeResults(flags(['results']), open, true)).toBe(true);
    expect(maySeeResults(flags(['results', 'afterClose']), open, true)).toBe(false);
    expect(maySeeResults(flags(['afterClose']), open, true)).toBe(false);
  });
  it('are seen by all after the close with any of the three flags, by nobody with none', () => {
    for (const flag of ['results', 'before', 'afterClose'])
      expect(maySeeResults(flags([flag]), closed, false)).toBe(true);
    expect(maySeeResults(flags([]), closed, true)).toBe(false);
  });
});

describe('the number of participants', () => {
  it('moves in steps of 25 while a census survey is open, and never tells more than there are', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (ballots) => {
        const told = tellableCount(ballots, true, open);
        expect(told % 25).toBe(0);
        expect(ballots - told).toBeGreaterThanOrEqual(0);
        expect(ballots - told).toBeLessThan(25);
      }),
    );
  });
  it('is exact without a census, and after the close', () => {
    expect(tellableCount(37, false, open)).toBe(37);
    expect(tellableCount(37, true, closed)).toBe(37);
  });
});
