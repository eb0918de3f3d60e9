import { describe, expect, it } from 'vitest';
import { addDays, instantAt } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { ballotStation, codeOf } from '#fixtures/builders/councils/ballot-station.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { type VoteQuery, readMyVote } from './read-my-vote.ts';

const refused = left({ kind: 'censusInvalid', isOfChain: false });

/** A survey whose votes may be changed, in which the person of the example has voted with the code of seed 1. */
async function voted(more: Partial<Survey> = {}) {
  const survey = aSurvey('poll', { census: true, canChangeVote: true, ...more });
  const station = ballotStation(survey);
  await station.vote();
  const ask = (asked: Partial<VoteQuery> = {}) =>
    readMyVote(station.ports)({
      town: station.town,
      survey: survey.id,
      identity: '12345678Z',
      secrets: ['1984', ...codeOf(1)],
      device: 'tablet',
      ...asked,
    });
  return { ...station, ask };
}

describe('the vote that one may change', () => {
  it('is shown to the person with its code, from any device and in any spelling of the number', async () => {
    const { ask } = await voted();
    expect(await ask()).toEqual(right('yes'));
    expect(await ask({ identity: '12.345.678-z' })).toEqual(right('yes'));
  });

  it('is shown as it was changed last', async () => {
    const { ask, vote } = await voted();
    await vote({ answer: 'no' });
    expect(await ask()).toEqual(right('no'));
  });

  it('is shown if it is blank, like any other', async () => {
    const question = { kind: 'options', answers: [anOption('yes')], blankVote: true } as const;
    const { ask, vote } = await voted({ question });
    await vote({ answer: null });
    expect(await ask()).toEqual(right(null));
  });

  it('without a census is shown to the holder of its code, from any device', async () => {
    const { ask } = await voted({ census: false });
    for (const device of ['phone', 'tablet']) {
      expect(await ask({ device, secrets: codeOf(1), identity: null })).toEqual(right('yes'));
      expect(await ask({ device, secrets: codeOf(2), identity: null })).toEqual(refused);
      expect(await ask({ device, secrets: [], identity: null })).toEqual(refused);
    }
  });

  it.each<[string, Partial<VoteQuery>]>([
    ['another code', { secrets: ['1984', ...codeOf(2)] }],
    ['no code', { secrets: ['1984'] }],
    ['a wrong secret', { secrets: ['1985', ...codeOf(1)] }],
    ['no secret', { secrets: codeOf(1) }],
    ['nobody', { identity: null }],
    ['somebody who is not on the census', { identity: '87654321X' }],
    ['somebody of the census who has not voted', { identity: 'X1234567L', secrets: ['1990', ...codeOf(1)] }],
    ['a survey that nobody knows', { survey: surveyId('gone') }],
  ])('with %s is refused, always alike', async (_what, asked) => {
    const { ask } = await voted();
    expect(await ask(asked)).toEqual(refused);
  });

  it('is refused where the key of the survey was erased', async () => {
    const { ask, ports, town } = await voted();
    ports.keys.erase(town.realm, surveyId('poll'));
    expect(await ask()).toEqual(refused);
  });

  it('is refused where votes cannot be changed, and after the close', async () => {
    const fixed = await voted({ canChangeVote: false });
    expect(await fixed.ask()).toEqual(refused);
    const ending = await voted({ endDay: today });
    expect(await ending.ask()).toEqual(right('yes'));
    ending.setTime(instantAt(addDays(today, 1), 0, 'Europe/Madrid'));
    expect(await ending.ask()).toEqual(refused);
  });
});

describe('the vote of a chain', () => {
  const fixed = aSurvey('fixed', { census: true });
  const main = aSurvey('poll', { census: true, canChangeVote: true, chain: [fixed.id, surveyId('later')] });

  /** The person of the example has answered these surveys with the code of seed 1. */
  async function answered(chain: readonly Survey[], ...ids: readonly string[]) {
    const station = ballotStation(...chain);
    for (const id of ids) await station.vote({ survey: surveyId(id) });
    const ask = (survey: string, asked: Partial<VoteQuery> = {}) =>
      readMyVote(station.ports)({
        town: station.town,
        survey: surveyId(survey),
        identity: '12345678Z',
        secrets: ['1984', ...codeOf(1)],
        device: 'tablet',
        ...asked,
      });
    return { ...station, ask };
  }

  it('is shown with the answers that cannot be changed, if one of them can', async () => {
    const { ask } = await answered([main, fixed], 'poll', 'fixed');
    expect([await ask('poll'), await ask('fixed')]).toEqual([right('yes'), right('yes')]);
  });

  it('shows no fixed answer to another code, another secret or another person', async () => {
    const { ask } = await answered([main, fixed], 'poll', 'fixed');
    expect(await ask('fixed', { secrets: ['1984', ...codeOf(2)] })).toEqual(refused);
    expect(await ask('fixed', { secrets: ['1985', ...codeOf(1)] })).toEqual(refused);
    const other = { identity: 'X1234567L', secrets: ['1990', ...codeOf(1)] };
    expect(await ask('fixed', other)).toEqual(refused);
  });

  it('is refused while no question of it can be changed, or none that is open', async () => {
    const shut = await answered([{ ...main, canChangeVote: false }, fixed], 'fixed');
    expect(await shut.ask('fixed')).toEqual(refused);
    const ended = await answered([{ ...main, endDay: today }, fixed], 'poll', 'fixed');
    ended.setTime(instantAt(addDays(today, 1), 0, 'Europe/Madrid'));
    expect(await ended.ask('fixed')).toEqual(refused);
  });

  it('with a question left out is refused, and the refusal says that the code and the person are right', async () => {
    const { ask } = await answered([main, fixed], 'poll');
    expect(await ask('fixed')).toEqual(left({ kind: 'censusInvalid', isOfChain: true }));
    expect(await ask('fixed', { secrets: ['1985', ...codeOf(1)] })).toEqual(refused);
  });

  it('found without a census makes no guess at a secret free', async () => {
    const open = { ...fixed, census: false };
    const { ask } = await answered([main, open], 'fixed');
    expect(await ask('fixed')).toEqual(right('yes'));
    expect(await ask('poll')).toEqual(refused);
    expect(await ask('poll', { secrets: ['1985', ...codeOf(1)] })).toEqual(refused);
  });

  it('is refused for a question whose key was erased', async () => {
    const { ask, ports, town } = await answered([main, fixed], 'poll', 'fixed');
    ports.keys.erase(town.realm, fixed.id);
    expect(await ask('fixed')).toEqual(left({ kind: 'censusInvalid', isOfChain: true }));
  });
});
