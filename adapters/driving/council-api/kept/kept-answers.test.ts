import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { surveyId } from '#domain/shared/ids.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { answersForAll, type Made } from './kept-answers.ts';

const poll = aSurvey('poll');

/** A server with one kept answer, whose content and time the test sets; its body says how often it was made. */
function aServer(make: (times: number) => Partial<Made> | 'unknownDocument' = () => ({})) {
  let [now, steady, made, ballots, cost] = [1000, 0, 0, 0, 0];
  const kept = answersForAll({ clock: { now: () => now } }, () => steady);
  const server = Fastify();
  onTestFinished(() => server.close());
  server.get('/', async (request, reply) => {
    if (!(await kept.letIn(request, reply))) return reply;
    const state = { version: 1, ballots: new Map([[surveyId('poll'), ballots]]) };
    return kept.send(request, reply, { town: aTown(), state, key: ['x'] }, async () => {
      made += 1;
      steady += cost;
      const more = make(made);
      const plain = { status: 200, headers: {}, body: String(made), until: 5000, counted: [] };
      return typeof more === 'string' ? more : { ...plain, ...more };
    });
  });
  const ask = async (remoteAddress = '127.0.0.1') => (await server.inject({ url: '/', remoteAddress })).body;
  return {
    ask,
    vote: () => {
      ballots += 1;
    },
    pass: (milliseconds: number) => {
      steady += milliseconds;
    },
    setTime: (instant: number) => {
      now = instant;
    },
    costing: (milliseconds: number) => {
      cost = milliseconds;
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
    const { ask, vote, pass, costing } = aServer(() => ({ counted: [poll] }));
    costing(400);
    expect(await ask()).toBe('1');
    for (const expected of ['2', '3', '4', '4', '4']) {
      vote();
      expect(await ask()).toBe(expected);
    }
    pass(3000);
    expect(await ask()).toBe('5');
    expect(await ask()).toBe('5');
  });

  it('waits for its turn if a network asks too often, and is refused if that would be long', async () => {
    const { ask, pass } = aServer();
    const began = performance.now();
    for (let n = 0; n < 201; n += 1) expect(await ask('192.0.2.7')).toBe('1');
    expect(await ask('192.0.2.7')).toBe('1');
    expect(performance.now() - began).toBeGreaterThan(9);
    pass(60_000);
    const costly = aServer(() => ({ until: null }));
    costly.costing(1500);
    expect(await costly.ask('192.0.2.7')).toBe('1');
    expect(await costly.ask('192.0.2.7')).toContain('"errCode":37');
    expect(await costly.ask('192.0.2.8')).toBe('2');
    expect(await costly.ask()).toBe('3');
  });
});
