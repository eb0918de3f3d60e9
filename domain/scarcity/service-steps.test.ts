import { expect, it } from 'vitest';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { left } from '../shared/result.ts';
import { answerGoods } from './answer-goods.ts';
import { noGoods } from './goods-state.ts';

const found = { state: noGoods, attempt: null, versions: new Map() };
const said = { act: 'stall.open', from: null, to: '7', words: null, by: 'neus', at: 1 };
const steps = [{ subject: 'stall/1', step: said }];

it('a service says what it did in chains of its own, unless its request is refused', () => {
  expect(answerGoods(found, goodsRequest([], 1, { steps })).change?.steps).toEqual(steps);
  expect(answerGoods(found, goodsRequest([], 1)).change?.steps).toEqual([]);
  const none = goodsRequest([{ kind: 'confirm', grant: 'none', until: null }], 1, { steps });
  expect(answerGoods(found, none)).toEqual({ outcome: left({ kind: 'unknownGrant' }), change: null });
});
