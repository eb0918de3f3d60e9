import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { addDays, startOfDay } from '../shared/calendar-day.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import {
  anyResultsShown,
  maySeeResults,
  mayShowCount,
  publishesList,
  resultsVisibility,
  tellableCount,
  tellsTurnout,
} from './results-visibility.ts';
import type { SurveyState } from './survey-lifecycle.ts';

const lastDay = '2026-11-27' as CalendarDay;
const open: SurveyState = { kind: 'open', lastDay };
const closed: SurveyState = { kind: 'closed', lastDay };
const flags = (on: readonly string[]) => ({
  showResults: on.includes('results'),
  showResultsBefore: on.includes('before'),
  showResultsAfterPollIsClosed: on.includes('afterClose'),
  hideVoteCount: false,
  resultsFrom: null,
});
const now = 0;

describe('results', () => {
  it('are hidden before the survey starts and while it is not active', () => {
    const all = flags(['results', 'before', 'afterClose']);
    expect(maySeeResults(all, { kind: 'notStarted', startsAt: 0 }, true, now)).toBe(false);
    expect(maySeeResults(all, { kind: 'notActive' }, true, now)).toBe(false);
  });
  it('are seen by all while it is open only with showResultsBefore', () => {
    expect(maySeeResults(flags(['before']), open, false, now)).toBe(true);
    expect(maySeeResults(flags(['results']), open, false, now)).toBe(false);
  });
  it('are seen by those who have voted with showResults, unless they wait for the close', () => {
    expect(maySeeResults(flags(['results']), open, true, now)).toBe(true);
    expect(maySeeResults(flags(['results', 'afterClose']), open, true, now)).toBe(false);
    expect(maySeeResults(flags(['afterClose']), open, true, now)).toBe(false);
  });
  it('are seen by all after the close with showResultsAfterPollIsClosed only, whoever has voted', () => {
    expect(maySeeResults(flags(['afterClose']), closed, false, now)).toBe(true);
    for (const others of [[], ['results'], ['before'], ['results', 'before']])
      for (const hasVoted of [false, true])
        expect(maySeeResults(flags(others), closed, hasVoted, now)).toBe(false);
  });
  it('give a list of ballots after the close only if they are published then and the number is not hidden', () => {
    expect(publishesList(flags(['afterClose']))).toBe(true);
    expect(publishesList(flags(['results', 'before']))).toBe(false);
    expect(publishesList({ ...flags(['afterClose']), hideVoteCount: true })).toBe(false);
  });
});

describe('results with a publication time of their own', () => {
  const flagged = fc.subarray(['results', 'before', 'afterClose']).map(flags);
  const states = fc.constantFrom<SurveyState>(
    open,
    closed,
    { kind: 'notActive' },
    { kind: 'notStarted', startsAt: 0 },
  );

  it('are hidden one millisecond before it', () => {
    fc.assert(
      fc.property(flagged, states, fc.boolean(), fc.nat(), (all, state, voted, resultsFrom) => {
        expect(maySeeResults({ ...all, resultsFrom }, state, voted, resultsFrom - 1)).toBe(false);
      }),
    );
  });

  it('are seen at it, and one millisecond later, by those who would see them without it', () => {
    fc.assert(
      fc.property(flagged, states, fc.boolean(), fc.nat(), (all, state, voted, resultsFrom) => {
        const without = maySeeResults(all, state, voted, resultsFrom);
        expect(maySeeResults({ ...all, resultsFrom }, state, voted, resultsFrom)).toBe(without);
        expect(maySeeResults({ ...all, resultsFrom }, state, voted, resultsFrom + 1)).toBe(without);
      }),
    );
  });
});

describe('the notice about results', () => {
  const zone = 'Europe/Madrid';
  const close = startOfDay(addDays(lastDay, 1), zone);
  const afterClose = { endDay: lastDay, showResultsAfterPollIsClosed: true };
  const toldOf = (more: Parameters<typeof aSurvey>[1], at: number, hasVoted = false) =>
    resultsVisibility(aSurvey('poll', more), at, zone, hasVoted);

  it('says that they are available', () => {
    expect(toldOf(afterClose, close)).toEqual({ kind: 'shown' });
    expect(toldOf({ ...afterClose, resultsFrom: close + 5 }, close + 5)).toEqual({ kind: 'shown' });
  });

  it('names the time from which they will be available, until that time', () => {
    const later = { ...afterClose, resultsFrom: close + 5 };
    expect(toldOf(later, close + 4)).toEqual({ kind: 'from', instant: close + 5 });
    expect(toldOf(later, close - 1)).toEqual({ kind: 'from', instant: close + 5 });
  });

  it('names no time at which the flags would still hide them', () => {
    expect(toldOf({ endDay: lastDay, resultsFrom: close + 5 }, close)).toEqual({ kind: 'withheld' });
    expect(toldOf({ ...afterClose, resultsFrom: close - 5 }, close - 6)).toEqual({ kind: 'withheld' });
    const voters = { endDay: lastDay, showResults: true, resultsFrom: close - 5 };
    expect(toldOf(voters, close - 6)).toEqual({ kind: 'withheld' });
    expect(toldOf(voters, close - 6, true)).toEqual({ kind: 'from', instant: close - 5 });
  });

  it('never names a time if results are available earlier, or are not yet available then', () => {
    const someFlags = fc.record({
      showResults: fc.boolean(),
      showResultsBefore: fc.boolean(),
      showResultsAfterPollIsClosed: fc.boolean(),
    });
    const around = fc.integer({ min: close - 9, max: close + 9 });
    fc.assert(
      fc.property(someFlags, around, around, fc.boolean(), (some, resultsFrom, at, voted) => {
        const told = toldOf({ ...some, endDay: lastDay, resultsFrom }, at, voted);
        if (told.kind !== 'from') return;
        expect(told.instant).toBeGreaterThan(at);
        const more = { ...some, endDay: lastDay, resultsFrom };
        expect(toldOf(more, told.instant - 1, voted).kind).toBe('from');
        expect(toldOf(more, told.instant, voted).kind).toBe('shown');
      }),
    );
  });

  it('is given for a chain as soon as one of its questions has results', () => {
    const chain = [aSurvey('a', { ...afterClose, resultsFrom: close + 5 }), aSurvey('b', afterClose)];
    expect(anyResultsShown(chain, close, zone, false)).toBe(true);
    expect(anyResultsShown(chain.slice(0, 1), close, zone, false)).toBe(false);
  });
});

describe('the number of likes', () => {
  it('is shown only while everybody may see results; other questions show how many took part', () => {
    const shown = (kind: 'likes' | 'options', on: readonly string[]) =>
      mayShowCount(
        aSurvey('s', { ...flags(on), ...(kind === 'likes' && { question: { kind } }) }),
        open,
        now,
      );
    expect(shown('likes', ['results'])).toBe(false);
    expect(shown('likes', ['before'])).toBe(true);
    expect(shown('options', [])).toBe(true);
    expect(mayShowCount(aSurvey('s', { hideVoteCount: true }), open, now)).toBe(false);
    expect(tellsTurnout(aSurvey('s', { hideVoteCount: true }), open, now)).toBe(false);
    expect(tellsTurnout(aSurvey('s', { awaitsPaper: true }), open, now)).toBe(true);
  });
});

describe('the number of participants', () => {
  it('moves in steps of 25 while a census survey is open, and is never more than there are', () => {
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

describe('a survey whose paper ballots are to be counted', () => {
  const survey = aSurvey('a', {
    endDay: lastDay,
    showResults: true,
    showResultsBefore: true,
    showResultsAfterPollIsClosed: true,
    awaitsPaper: true,
  });
  const after = startOfDay(addDays(lastDay, 1), 'Europe/Madrid');

  it('shows nothing to anybody, whatever its flags say', () => {
    fc.assert(
      fc.property(
        fc.subarray(['results', 'before', 'afterClose']).map(flags),
        fc.constantFrom<SurveyState>(
          open,
          closed,
          { kind: 'notActive' },
          { kind: 'notStarted', startsAt: 1 },
        ),
        fc.boolean(),
        fc.option(fc.integer()),
        fc.integer(),
        (given, state, hasVoted, resultsFrom, at) => {
          const waiting = { ...survey, ...given, resultsFrom };
          expect(maySeeResults(waiting, state, hasVoted, at)).toBe(false);
          expect(mayShowCount(waiting, state, at)).toBe(false);
          expect(anyResultsShown([waiting], at, 'Europe/Madrid', hasVoted)).toBe(false);
        },
      ),
    );
  });

  it('says after the close that they are being counted, if results are published then', () => {
    const said = (one: typeof survey, at: number) => resultsVisibility(one, at, 'Europe/Madrid', true);
    expect(said(survey, after)).toEqual({ kind: 'paper' });
    expect(said(survey, after - 1)).toEqual({ kind: 'withheld' });
    expect(said({ ...survey, showResultsAfterPollIsClosed: false }, after)).toEqual({ kind: 'withheld' });
  });
});
