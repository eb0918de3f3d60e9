import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { budgetLimit } from '#domain/voting/kinds/budget-amount/limit.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { aBudget, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aDay, aProcess } from './sample-process.ts';
import { firstToClose, isOpen, processStatus, votingDays } from './process-status.ts';

const zone = 'Europe/Madrid';
const at = (day: string) => ({ now: startOfDay(aDay(day), zone) + 12 * 3_600_000, zone });
const voteIn = (id: string, start: string, end: string | null, more: Partial<Survey> = {}) => ({
  survey: aSurvey(id, {
    startsAt: startOfDay(aDay(start), zone),
    endDay: end === null ? null : aDay(end),
    ...more,
  }),
  voteCount: null,
});
const votable = (id: string, survey: string) => aProcess(id, { survey: surveyId(survey) });

describe('the state of a process', () => {
  it('has a vote only while its own survey is open', () => {
    const surveys = [voteIn('s', '2026-11-09', '2026-11-27'), voteIn('other', '2026-01-01', null)];
    const open = (day: string) => isOpen(processStatus(votable('p', 's'), surveys, at(day)));
    expect(['2026-11-08', '2026-11-09', '2026-11-27', '2026-11-28'].map(open)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('has no vote if the council has switched participation off', () => {
    const process = { ...votable('p', 's'), switchedOff: ['participa'] as const };
    expect(processStatus(process, [voteIn('s', '2026-11-09', null)], at('2026-11-10')).vote).toBeNull();
  });

  it('has a vote that is limited by its own total, else by the amount of the process', () => {
    const unnamed = { ...aBudget(0, []), ...budgetLimit(null, null) };
    const limit = (question: Survey['question'], amount: number | null) => {
      const process = { ...votable('p', 's'), amount: amount === null ? null : cents(amount) };
      const surveys = [voteIn('s', '2026-11-09', null, { question })];
      return processStatus(process, surveys, at('2026-11-10')).vote?.survey.question;
    };
    expect(limit(unnamed, 6_000_000)).toMatchObject({ total: 6_000_000 });
    expect(limit(unnamed, null)).toMatchObject({ total: 20_000_000 });
    expect(limit(aBudget(45_000, []), 6_000_000)).toMatchObject({ total: 4_500_000 });
  });

  it('has results to show as soon as one question of its vote has them', () => {
    const closed = { showResultsAfterPollIsClosed: true };
    const later = { ...closed, resultsFrom: startOfDay(aDay('2026-12-05'), zone) };
    const surveys = [
      voteIn('s', '2026-11-09', '2026-11-10', { ...later, chain: [surveyId('next')] }),
      voteIn('next', '2026-11-09', '2026-11-10', closed),
    ];
    const shown = (known: typeof surveys) =>
      processStatus(votable('p', 's'), known, at('2026-11-20')).vote?.resultsShown;
    expect([shown(surveys), shown(surveys.slice(0, 1))]).toEqual([true, false]);
    const { vote } = processStatus(votable('p', 's'), surveys.slice(0, 1), at('2026-11-20'));
    expect(vote?.resultsFrom).toBe(later.resultsFrom);
  });

  it('is between phases that of the next phase', () => {
    const { phase, shownPhase } = processStatus(aProcess('p'), [], at('2026-10-15'));
    expect(phase).toBeNull();
    expect(shownPhase?.name).toEqual({ es: 'Votación' });
  });
});

describe('the days of a vote', () => {
  const daysOn = (day: string) => {
    const { vote } = processStatus(votable('p', 's'), [voteIn('s', '2026-11-09', '2026-11-27')], at(day));
    return vote && votingDays(vote, at(day));
  };

  it('are nine on the 18th of a vote from the 9th to the 27th: the tenth tile of nineteen', () => {
    expect(daysOn('2026-11-18')).toEqual({
      lastDay: '2026-11-27',
      left: 9,
      span: { firstDay: '2026-11-09', total: 19, today: 9 },
    });
  });

  it('are none on the last day, which is still a day to vote', () => {
    expect(daysOn('2026-11-27')?.left).toBe(0);
    expect(daysOn('2026-11-28')).toBeNull();
  });

  it('always add up: past days, today and days left are all of them', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (gone, left) => {
        const today = aDay('2026-11-18');
        const survey = voteIn('s', addDays(today, -gone), addDays(today, left));
        const { vote } = processStatus(votable('p', 's'), [survey], at(today));
        const days = vote && votingDays(vote, at(today));
        expect(days?.left).toBe(left);
        expect(days?.span).toMatchObject({ today: gone, total: gone + 1 + left });
      }),
    );
  });
});

describe('the vote shown first', () => {
  it('is the open one that closes first; one without an end comes last', () => {
    const surveys = [
      voteIn('endless', '2026-11-01', null),
      voteIn('late', '2026-11-01', '2026-12-06'),
      voteIn('soon', '2026-11-01', '2026-11-27'),
      voteIn('over', '2026-11-01', '2026-11-10'),
    ];
    const ids = surveys.map(({ survey }) => survey.id);
    const standings = ids.map((id) => processStatus(votable(id, id), surveys, at('2026-11-18')));
    expect(firstToClose(standings)?.process.id).toBe('soon');
    expect(firstToClose(standings.slice(0, 2))?.process.id).toBe('late');
    expect(firstToClose(standings.slice(0, 1))?.process.id).toBe('endless');
    expect(firstToClose(standings.slice(3))).toBeNull();
  });
});
