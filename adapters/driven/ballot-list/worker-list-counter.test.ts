import { describe, expect, it } from 'vitest';
import { listCounter } from '#application/voting/count-list.ts';
import type { Published } from '#application/voting/recount-result.ts';
import { writeBallotLine, writeHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { right } from '#domain/shared/result.ts';
import { aBudget, anOption, aProposal } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { webBallotListReader } from './web-ballot-list-reader.ts';
import { answerRequest, type Beside, type WorkerAnswer, workerListCounter } from './worker-list-counter.ts';

const survey = surveyId('poll');
const code = 'K7QM2XRAVD5HN3TEW6PJB4ZC';
const reader = webBallotListReader;
const published: Published = {
  survey,
  question: { kind: 'options', answers: [anOption('yes'), anOption('no')] },
  tally: aTally('options', 2, { yes: 1, no: 1 }),
};
const question = {
  _id: 'poll',
  title: 'Poll',
  displayType: 'options',
  answers: ['yes', 'no'].map((id) => ({ _id: id, text: id })),
};
async function aList() {
  const mine = await reader.ballotOf(survey, code as never);
  const lines = writeBallotLine(mine, ['yes']) + writeBallotLine(ballotId('z'), ['no']);
  return writeHeadLine(survey, 'f1', question) + lines;
}
const never = {
  count: () => Promise.reject(new Error('on page')),
  compare: () => Promise.reject(new Error('on page')),
  find: () => Promise.reject(new Error('on page')),
};

/** The part of a worker that is used: messages are cloned, as between two threads. */
function aWorker() {
  const counter = listCounter(reader);
  const hearers: { message: ((event: { data: WorkerAnswer }) => void)[]; error: (() => void)[] } = {
    message: [],
    error: [],
  };
  const worker = {
    addEventListener: (kind: 'message' | 'error' | 'messageerror', hear: never) => {
      if (kind !== 'messageerror') hearers[kind].push(hear);
    },
    postMessage: async (request: Parameters<Beside['postMessage']>[0]) => {
      const answer = await answerRequest(counter, structuredClone(request));
      for (const hear of hearers.message) hear({ data: structuredClone(answer) });
    },
  };
  return { worker: worker as Beside, fail: () => hearers.error.forEach((hear) => hear()) };
}

describe('a recount in a worker', () => {
  it('gives the same as a recount on the page, and finds one’s own ballot in it', async () => {
    const { worker } = aWorker();
    const beside = workerListCounter(
      () => worker,
      async () => never,
    );
    const list = await aList();
    expect(await beside.count(list, published)).toEqual(await listCounter(reader).count(list, published));
    expect(await beside.find(survey, code)).toMatchObject(right({ listed: { answer: ['yes'] } }));
  });

  it('compares rules in the worker too, and on the page if the worker is gone', async () => {
    const { worker, fail } = aWorker();
    const budget = {
      _id: 'poll',
      title: 'Poll',
      displayType: 'budgetAmount',
      totalAmount: 100,
      proposals: [{ _id: 'a', title: 'A', amount: 60 }],
    };
    const list = writeHeadLine(survey, 'f1', budget) + writeBallotLine(ballotId('z'), ['a']);
    const published: Published = {
      survey,
      question: aBudget(100, [aProposal('a', 60)]),
      tally: aTally('budgetAmount', 1, { a: 1 }),
    };
    const beside = workerListCounter(
      () => worker,
      async () => listCounter(reader),
    );
    const reading = { language: 'va', realmDefault: 'es' } as const;
    const compared = right({ ballots: 1, rules: [{ allocation: { spent: 6000 } }] });
    await beside.count(list, published);
    expect(await beside.compare(survey, [defaultPhragmen], reading)).toMatchObject(compared);
    fail();
    expect(await beside.compare(survey, [defaultPhragmen], reading)).toMatchObject(compared);
  });

  it('is made on the page if workers are refused', async () => {
    const refused = workerListCounter(
      () => {
        throw new Error('refused');
      },
      async () => listCounter(reader),
    );
    expect(await refused.count(await aList(), published)).toMatchObject(right({ tally: published.tally }));
    expect(await refused.find(survey, code)).toMatchObject(right({ listed: { answer: ['yes'] } }));
    expect(await refused.find(surveyId('never counted'), code)).toMatchObject(right({ listed: null }));
  });

  it('is made on the page if the worker breaks while it counts, or later', async () => {
    const mute = aWorker();
    const [silent, list] = [{ ...mute.worker, postMessage: () => undefined }, await aList()];
    const first = workerListCounter(
      () => silent,
      async () => listCounter(reader),
    );
    const counted = first.count(list, published);
    mute.fail();
    expect(await counted).toMatchObject(right({ tally: published.tally }));
    const later = aWorker();
    const second = workerListCounter(
      () => later.worker,
      async () => listCounter(reader),
    );
    await second.count(list, published);
    later.fail();
    expect(await second.find(survey, code)).toMatchObject(right({ listed: { answer: ['yes'] } }));
  });
});
