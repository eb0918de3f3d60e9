import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publishedSurveys } from '#application/voting/published-surveys.ts';
import { surveyId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryRealms } from '#fixtures/memory/realm-register.ts';
import { answersForAll, type Made } from './kept-answers.ts';

const poll = aSurvey('poll');

/** A server with one kept answer, whose content and time the test sets; its body says how often it was made. */
function aServer(
  make: (times: number) => Partial<Made> | 'unknownDocument' = () => ({}),
  held: readonly Survey[] = [],
) {
  let [now, steady, made, ballots] = [1000, 0, 0, 0];
  const waits: number[] = [];
  const kept = answersForAll(
    {
      clock: { now: () => now },
      realms: publishedSurveys(memoryRealms(aTown(), held), { now: () => now }),
    },
    {
      steady: () => steady,
      pause: async (milliseconds) => void waits.push(milliseconds),
    },
  );
  const server = Fastify();
  onTestFinished(() => server.close());
  server.get('/', async (request, reply) => {
    if (!(await kept.letIn(request, reply))) return reply;
    const state = { version: 1, removed: 0, ballots: new Map([[surveyId('poll'), ballots]]) };
    return kept.send(request, reply, { town: aTown(), state, key: ['x'] }, async () => {
      made += 1;
      const more = make(made);
      const plain = { status: 200, headers: {}, body: String(made), until: 5000, counted: [] };
      return typeof more === 'string' ? more : { ...plain, ...more };
    });
  });
  const ask = async (remoteAddress = '127.0.0.1') => (await server.inject({ url: '/', remoteAddress })).body;
  return {
    ask,
    waits,
    vote: () => {
      ballots += 1;
    },
    pass: (milliseconds: number) => {
      steady += milliseconds;
    },
    setTime: (instant: number) => {
      now = instant;
    },
  };
}

describe('an answer that is kept', () => {
  it('is sent until the instant at which it may change', async () => {
    const { ask, setTime } = aServer();
    expect([await ask(), await ask()]).toEqual(['1', '1']);
    setTime(4999);
    expect(await ask()).toBe('1');
    setTime(5000);
    expect(await ask()).toBe('2');
  });

  it('is sent until the next survey of its town is published', async () => {
    const held = [aSurvey('later', { publishedFrom: 4000 }), aSurvey('next', { publishedFrom: 3000 })];
    const { ask, setTime } = aServer(() => ({}), held);
    expect(await ask()).toBe('1');
    setTime(2999);
    expect(await ask()).toBe('1');
    setTime(3000);
    expect(await ask()).toBe('2');
    setTime(3999);
    expect(await ask()).toBe('2');
    setTime(4000);
    expect(await ask()).toBe('3');
  });

  it('is not one of which a part is missing for a moment, nor a refusal', async () => {
    const passing = aServer((times) => (times < 3 ? { until: null } : {}));
    expect([await passing.ask(), await passing.ask(), await passing.ask(), await passing.ask()]).toEqual([
      '1',
      '2',
      '3',
      '3',
    ]);
    const refused = aServer((times) => (times === 1 ? 'unknownDocument' : {}));
    expect(await refused.ask()).toContain('"errCode":42');
    expect([await refused.ask(), await refused.ask()]).toEqual(['2', '2']);
  });

  it('shows each vote at once; if they come too fast to make it again, what it showed a moment ago', async () => {
    const { ask, vote, pass } = aServer(() => ({ counted: [poll] }));
    expect(await ask()).toBe('1');
    for (let n = 2; n <= 41; n += 1) {
      vote();
      expect(await ask()).toBe(String(n));
    }
    vote();
    expect([await ask(), await ask()]).toEqual(['41', '41']);
    pass(300);
    expect([await ask(), await ask()]).toEqual(['42', '42']);
  });

  it('waits for its turn if a network asks too often, and is refused slowly if that would be long', async () => {
    const { ask, waits } = aServer();
    for (let n = 0; n < 4; n += 1) expect(await ask('192.0.2.7')).toBe('1');
    expect(waits).toEqual([4, 8, 12]);
    const costly = aServer(() => ({ until: null }));
    for (let n = 1; n <= 46; n += 1) expect(await costly.ask('192.0.2.7')).toBe(String(n));
    expect(costly.waits.at(-1)).toBe(9700);
    expect(await costly.ask('192.0.2.7')).toBe('47');
    expect(await costly.ask('192.0.2.7')).toContain('"errCode":37');
    expect(costly.waits.at(-1)).toBe(1000);
    expect(await costly.ask('192.0.2.8')).toBe('48');
    expect(await costly.ask()).toBe('49');
  });
});
