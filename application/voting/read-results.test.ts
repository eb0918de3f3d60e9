import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { ballotStation, codeOf } from '#fixtures/builders/councils/ballot-station.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { readResults, readShares } from './read-results.ts';

const endDay = '2026-11-27' as CalendarDay;
const afterClose = startOfDay(addDays(endDay, 1), 'Europe/Madrid');
const seenByAll = { endDay, showResultsBefore: true, showResultsAfterPollIsClosed: true };
const census = aSurvey('budget', { ...seenByAll, census: true });
const hidden = left({ kind: 'resultsHidden' });

function station(survey: Survey) {
  const made = ballotStation(survey);
  const read = (device: string | null = null) => readResults(made.ports)(made.town, survey.id, device);
  const ballots = async () => {
    const found = await read();
    return isLeft(found) ? found.left.kind : found.right.ballots;
  };
  return { ...made, read, ballots };
}

describe('results', () => {
  it('of an unknown survey do not exist', async () => {
    const { ports, town } = station(census);
    expect(await readResults(ports)(town, surveyId('gone'), null)).toEqual(left({ kind: 'unknownSurvey' }));
  });

  it('are shown after one’s own vote to the device that voted, and to no other', async () => {
    const { vote, read } = station(aSurvey('poll', { endDay, showResults: true }));
    expect(await read('phone')).toEqual(hidden);
    await vote({ secrets: codeOf(1) });
    expect(await read('phone')).toMatchObject(right({ ballots: 1 }));
    expect(await read('tablet')).toEqual(hidden);
    expect(await read()).toEqual(hidden);
  });

  it('are shown to all after the close, exactly, and are hidden without a flag', async () => {
    const open = station(census);
    await open.fill(26);
    open.setTime(afterClose);
    expect(await open.ballots()).toBe(26);
    const secret = station(aSurvey('budget', { endDay }));
    secret.setTime(afterClose);
    expect(await secret.read()).toEqual(hidden);
  });

  it('with a publication time are hidden until then, even after one’s own vote', async () => {
    const resultsFrom = afterClose + 60_000;
    const { vote, read, setTime } = station(
      aSurvey('poll', { ...seenByAll, showResults: true, resultsFrom }),
    );
    await vote({ secrets: codeOf(1) });
    expect(await read('phone')).toEqual(hidden);
    setTime(resultsFrom - 1);
    expect(await read('phone')).toEqual(hidden);
    setTime(resultsFrom);
    expect(await read()).toMatchObject(right({ ballots: 1 }));
  });

  it('of one’s own vote end with the survey, and with its key', async () => {
    const { vote, read, setTime, ports, town } = station(
      aSurvey('poll', { endDay, showResults: true, showResultsAfterPollIsClosed: false }),
    );
    await vote({ secrets: codeOf(1) });
    ports.keys.erase(town.realm, surveyId('poll'));
    expect(await read('phone')).toEqual(hidden);
    setTime(afterClose);
    expect(await read('phone')).toEqual(hidden);
  });

  it('without census are exact at any time', async () => {
    const { fill, read } = station(aSurvey('poll', seenByAll));
    await fill(3);
    expect(await read()).toEqual(right(aTally('options', 3, { yes: 2, no: 1 })));
  });

  it('of an unknown type do not exist, and say so with the type; hidden ones do not reveal even that', async () => {
    const dice = { ...census, question: { kind: 'unknown', displayType: 'dice' } } as const;
    const none = left({ kind: 'notCounted', where: 'dice' });
    const { read, fill, ports, town } = station(dice);
    expect(await read()).toEqual(none);
    await fill(25);
    expect(await read()).toEqual(none);
    expect(await readShares(ports)(town, census.id, null)).toEqual(none);
    expect(await station({ ...dice, showResultsBefore: false }).read()).toEqual(hidden);
  });

  it('of a survey that asks nothing are the number of its participants, in steps while a census is checked', async () => {
    const question = { kind: 'unknown', displayType: 'none' } as const;
    const open = station({ ...census, question });
    await open.fill(26);
    expect(await open.read()).toEqual(right({ kind: 'none', ballots: 25 }));
    open.setTime(afterClose);
    expect(await open.read()).toEqual(right({ kind: 'none', ballots: 26 }));
    const poll = station(aSurvey('poll', { ...seenByAll, question }));
    await poll.fill(3);
    expect(await poll.read()).toEqual(right({ kind: 'none', ballots: 3 }));
  });

  it('of a survey that hides how many took part are shares only, open and closed, to those who may see them', async () => {
    const { ports, town, fill, read, setTime } = station(
      aSurvey('poll', { ...seenByAll, hideVoteCount: true }),
    );
    const shares = () => readShares(ports)(town, surveyId('poll'), null);
    await fill(3);
    for (const instant of [null, afterClose]) {
      if (instant !== null) setTime(instant);
      expect(await read()).toEqual(left({ kind: 'countHidden' }));
      expect(await shares()).toEqual(
        right({
          kind: 'options',
          values: new Map([
            ['yes', 67],
            ['no', 33],
          ]),
          average: null,
        }),
      );
    }
    const silent = station(aSurvey('poll', { endDay, hideVoteCount: true }));
    expect(await silent.read()).toEqual(hidden);
    expect(await readShares(silent.ports)(silent.town, surveyId('poll'), null)).toEqual(hidden);
    const free = station(
      aSurvey('poll', { ...seenByAll, hideVoteCount: true, question: { kind: 'free', longest: 120 } }),
    );
    expect(await readShares(free.ports)(free.town, surveyId('poll'), null)).toEqual(
      left({ kind: 'notCounted', where: 'free' }),
    );
  });
});

describe('results of an open survey with census', () => {
  it('show nothing of the first 24 ballots', async () => {
    const { fill, read } = station(census);
    await fill(24);
    expect(await read()).toEqual(right(aTally('options', 0, { yes: 0, no: 0 })));
  });

  it('move in steps of 25 ballots or more, however often they are read', async () => {
    const { fill, ballots } = station(census);
    const told: unknown[] = [];
    for (let cast = 0; cast < 90; cast += 1) {
      await fill(1, cast);
      if (cast % 7 === 0) told.push(await ballots());
    }
    const steps = [...new Set(told)].map(Number);
    expect(steps.length).toBeGreaterThan(2);
    for (const [index, step] of steps.slice(1).entries())
      expect(step - (steps[index] ?? 0)).toBeGreaterThanOrEqual(25);
  });

  it('are the same after a restart: the counts shown last are stored', async () => {
    const before = station(census);
    await before.fill(27);
    expect(await before.ballots()).toBe(27);
    await before.fill(20, 27);
    const { ports, town } = before;
    expect(await readResults({ ...ports })(town, census.id, null)).toMatchObject(right({ ballots: 27 }));
    await before.fill(5, 47);
    expect(await readResults({ ...ports })(town, census.id, null)).toMatchObject(right({ ballots: 52 }));
  });

  it('are the same for two simultaneous readers with a vote between them', async () => {
    const { ports, town, fill } = station(census);
    await fill(25);
    const store = ports.ballots;
    const late = {
      ...store,
      tally: async (...asked: Parameters<typeof store.tally>) => {
        await fill(1, await store.count(town.realm, census.id));
        return store.tally(...asked);
      },
    };
    const read = readResults({ ...ports, ballots: late });
    const looks = await Promise.all([read(town, census.id, null), read(town, census.id, null)]);
    expect(new Set(looks.map((look) => (isLeft(look) ? look.left.kind : look.right.ballots))).size).toBe(1);
  });
});
