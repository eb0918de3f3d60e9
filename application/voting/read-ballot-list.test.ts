import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { ballotStation, codeOf } from '#fixtures/builders/councils/ballot-station.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { readBallotList } from './read-ballot-list.ts';

const endDay = '2026-11-27' as CalendarDay;
const afterClose = startOfDay(addDays(endDay, 1), 'Europe/Madrid');
const hidden = left({ kind: 'resultsHidden' });
const survey = aSurvey('poll', {
  endDay,
  showResults: true,
  showResultsBefore: true,
  showResultsAfterPollIsClosed: true,
});

describe('the published list', () => {
  it('does not exist before the close, even where results are shown', async () => {
    const { ports, town, setTime } = ballotStation(survey);
    const read = () => readBallotList(ports)(town, survey.id);
    expect(await read()).toEqual(hidden);
    setTime(afterClose - 1);
    expect(await read()).toEqual(hidden);
    setTime(afterClose);
    expect(await read()).toMatchObject(right({ list: [] }));
  });

  it('contains every ballot after the close, and no data about voters', async () => {
    const { ports, town, vote, setTime } = ballotStation(survey);
    await vote({ secrets: codeOf(1) });
    setTime(afterClose);
    const read = await readBallotList(ports)(town, survey.id);
    expect(read).toMatchObject(right({ found: { survey }, list: [{ answer: 'yes' }] }));
    expect(JSON.stringify(read)).not.toMatch(/12345678Z|1984|phone/u);
  });

  it('names the ballots of a free question without what was written', async () => {
    const free = aSurvey('poll', {
      endDay,
      showResultsAfterPollIsClosed: true,
      question: { kind: 'free', longest: 120 },
    });
    const { ports, town, vote, setTime } = ballotStation(free);
    await vote({ secrets: codeOf(1), answer: 'somos la familia del molino' });
    setTime(afterClose);
    const read = await readBallotList(ports)(town, free.id);
    expect(read).toMatchObject(right({ list: [{ id: expect.any(String), answer: '' }] }));
    expect(JSON.stringify(read)).not.toContain('molino');
  });

  it('includes a blank vote to a free question, which identifies no one', async () => {
    const question = { kind: 'free', longest: 120, blankVote: true } as const;
    const free = aSurvey('poll', { endDay, showResultsAfterPollIsClosed: true, question });
    const { ports, town, vote, setTime } = ballotStation(free);
    await vote({ secrets: codeOf(1), answer: null });
    setTime(afterClose);
    expect(await readBallotList(ports)(town, free.id)).toMatchObject(right({ list: [{ answer: null }] }));
  });

  it('is withheld until the time of its results, to the millisecond', async () => {
    const later = { ...survey, resultsFrom: afterClose + 3_600_000 };
    const { ports, town, setTime } = ballotStation(later);
    setTime(later.resultsFrom - 1);
    expect(await readBallotList(ports)(town, later.id)).toEqual(hidden);
    setTime(later.resultsFrom);
    expect(await readBallotList(ports)(town, later.id)).toMatchObject(right({ list: [] }));
  });

  it('is not published with the flags of the open vote alone, nor if the number of participants is hidden', async () => {
    const open = aSurvey('poll', { endDay, showResults: true, showResultsBefore: true });
    const before = ballotStation(open);
    before.setTime(afterClose);
    expect(await readBallotList(before.ports)(before.town, open.id)).toEqual(hidden);
    const secret = ballotStation({ ...survey, hideVoteCount: true });
    await secret.vote({ secrets: codeOf(1) });
    secret.setTime(afterClose);
    expect(await readBallotList(secret.ports)(secret.town, survey.id)).toEqual(left({ kind: 'countHidden' }));
  });

  it('is not published if the results are not, nor for an unknown survey', async () => {
    const silent = aSurvey('poll', { endDay });
    const { ports, town, setTime } = ballotStation(silent);
    setTime(afterClose);
    expect(await readBallotList(ports)(town, silent.id)).toEqual(hidden);
    expect(await readBallotList(ports)(town, surveyId('gone'))).toEqual(left({ kind: 'unknownSurvey' }));
  });
});
