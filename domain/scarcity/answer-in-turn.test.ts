import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { piecesOf, sampleGood } from '#fixtures/scarcity/sample-good.ts';
import { isRight, left, right } from '../shared/result.ts';
import { answerGoods } from './answer-goods.ts';
import { answerInTurn } from './answer-in-turn.ts';
import type { GoodsAct } from './goods-act.ts';
import { recordName } from './goods-record.ts';
import type { GoodsRequest, KeptAttempt } from './goods-request.ts';
import { noGoods } from './goods-state.ts';

const nothing = { state: noGoods, attempts: new Map(), versions: new Map() };

/** Each request by itself, on what the one before stored. */
function oneByOne(requests: readonly GoodsRequest[]) {
  let state = noGoods;
  const attempts = new Map<string, KeptAttempt>();
  const versions = new Map<string, number>();
  const outcomes = requests.map((request) => {
    const attempt = attempts.get(request.key) ?? null;
    const { outcome, change } = answerGoods({ state, attempt, versions }, request);
    state = change?.state ?? state;
    for (const one of change?.records ?? []) versions.set(recordName(one), one.version);
    if (change?.attempt) attempts.set(request.key, change.attempt);
    return outcome;
  });
  return { outcomes, state };
}

const note = (version: number) => ({ kind: 'note', id: 'a', owner: '', at: 0, version, body: {} });
const hold: GoodsAct = {
  kind: 'hold',
  grant: 'a',
  holder: 'ana',
  takes: [piecesOf('places', 1)],
  until: 9,
  uses: 1,
};

describe('requests that are answered together', () => {
  it('come out as one after the other, also those that are sent twice', () => {
    const work = fc.array(
      fc.record({ act: sampleGood.anyAct, later: fc.integer({ min: -1, max: 3 }), isAgain: fc.boolean() }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(work, (all) => {
        let at = 0;
        const requests = all.flatMap(({ act, later, isAgain }, n) => {
          at += later;
          const request = goodsRequest([act], at, { key: `${n}` });
          return isAgain ? [request, request] : [request];
        });
        const set = [goodsRequest(sampleGood.setUp, 0), ...requests];
        const { outcomes, state } = answerInTurn(nothing, set);
        expect({ outcomes, state }).toEqual(oneByOne(set));
      }),
    );
  });

  it('see the records that those before them wrote', () => {
    const write = (key: string, version: number) => goodsRequest([], 0, { key, records: [note(version)] });
    const { outcomes, changes } = answerInTurn(nothing, [write('a', 1), write('b', 1), write('c', 2)]);
    expect(outcomes).toEqual([right([]), left({ kind: 'recordChanged', record: 'note/a' }), right([])]);
    expect(changes.map(({ change }) => change.attempt?.key)).toEqual(['a', 'c']);
  });

  it('give the answer that was given before, and say when each changed something', () => {
    const known: KeptAttempt = { key: 'k', bodyHash: 'body', answer: [] };
    const again = goodsRequest([hold], 3, { key: 'k', bodyHash: 'body' });
    const set = goodsRequest(sampleGood.setUp, 5);
    const { outcomes, changes } = answerInTurn({ ...nothing, attempts: new Map([['k', known]]) }, [
      again,
      set,
    ]);
    expect(outcomes).toEqual([right([]), right([])]);
    expect(changes.map(({ at }) => at)).toEqual([5]);
  });

  it('of which one is refused change what the others ask for', () => {
    const { outcomes, state } = answerInTurn(nothing, [
      goodsRequest([hold], 0),
      goodsRequest(sampleGood.setUp, 0),
      goodsRequest([hold], 1),
    ]);
    expect(outcomes.map(isRight)).toEqual([false, true, true]);
    expect(state.grants.get('a')?.status).toBe('held');
  });
});
