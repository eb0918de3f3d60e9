import { describe, expect, it } from 'vitest';
import { type CalendarDay, endOfDay } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { closingStage, shownOfSurvey } from './closing-stage.ts';

const zone = 'Europe/Madrid';
const endDay = '2026-11-27' as CalendarDay;
const over = endOfDay(endDay, zone);
const aVote = (more: Partial<Survey> = {}) =>
  aSurvey(surveyId('a'), { endDay, isActive: true, showResultsAfterPollIsClosed: true, ...more });
const stage = (surveys: readonly Survey[], now = over, isCounted = true) =>
  closingStage(surveys, isCounted, now, zone);

describe('a closing record', () => {
  it('is made from the first moment after the last day of the last survey', () => {
    expect(stage([aVote()], over - 1)).toEqual({ kind: 'open' });
    expect(stage([aVote()])).toEqual({ kind: 'ready' });
    expect(stage([aVote(), aVote({ endDay: '2026-11-28' as CalendarDay })])).toEqual({ kind: 'open' });
  });

  it('waits for the paper ballots', () => {
    expect(stage([aVote()], over, false)).toEqual({ kind: 'counting' });
  });

  it('waits until residents may see every result that they will see', () => {
    const [soon, later] = [aVote({ resultsFrom: over + 5 }), aVote({ resultsFrom: over + 9 })];
    expect(stage([aVote(), soon, later], over + 5)).toEqual({ kind: 'from', instant: over + 9 });
    expect(stage([soon, later], over + 9)).toEqual({ kind: 'ready' });
  });

  it('waits for nothing that residents never see: that stays sealed', () => {
    expect(stage([aVote({ showResultsAfterPollIsClosed: false, resultsFrom: over + 9 })])).toEqual({
      kind: 'ready',
    });
  });
});

describe('what is shown of a survey that is over', () => {
  it.each([
    [{}, { count: true, result: 'counts' }],
    [{ hideVoteCount: true }, { count: false, result: 'shares' }],
    [{ showResultsAfterPollIsClosed: false }, { count: true, result: 'none' }],
    [{ resultsFrom: over + 1 }, { count: true, result: 'none' }],
    [
      { question: { kind: 'likes' } as Survey['question'], showResultsAfterPollIsClosed: false },
      { count: false, result: 'none' },
    ],
  ])('with %j is what its flags say', (flags, shown) =>
    expect(shownOfSurvey(aVote(flags), over, zone)).toEqual(shown),
  );
});
