import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { ballotStation, codeOf } from '#fixtures/builders/councils/ballot-station.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { readResults } from './read-results.ts';

const endDay = '2026-11-27' as CalendarDay;
const afterClose = startOfDay(addDays(endDay, 1), 'Europe/Madrid');
const seenByAll = { endDay, showResultsBefore: true };
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

  it('are shown after the close though the key is erased, and to no device if somebody opens the survey again', async () => {
    const { vote, read, setTime, ports, town } = station(aSurvey('poll', { endDay, showResults: true }));
    await vote({ secrets: codeOf(1) });
    ports.keys.erase(town.realm, surveyId('poll'));
    expect(await read('phone')).toEqual(hidden);
    setTime(afterClose);
    expect(await read('phone')).toMatchObject(right({ ballots: 1 }));
  });

  it('without census are exact at any time', async () => {
    const { fill, read } = station(aSurvey('poll', seenByAll));
    await fill(3);
    expect(await read()).toEqual(right(aTally('options', 3, { yes: 2, no: 1 })));
  });

  it('of a question that cannot be counted are hidden', async () => {
    const { read, fill } = station({ ...census, question: { kind: 'unknown', displayType: 'dice' } });
    expect(await read()).toEqual(hidden);
    await fill(25);
    expect(await read()).toEqual(hidden);
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
