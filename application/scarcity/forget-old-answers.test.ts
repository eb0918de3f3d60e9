import { expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { sampleGood } from '#fixtures/scarcity/sample-good.ts';
import { answersKept, forgetOldAnswers } from './forget-old-answers.ts';

it('answers of requests are kept for thirty days, to the millisecond, and what was given stays', async () => {
  const goods = memoryGoods();
  const fair = { realm: realmId('vilanova'), good: 'fair' };
  const forget = forgetOldAnswers({ goodsRecords: goods });
  const request = goodsRequest(sampleGood.setUp, 5, { key: 'k' });
  await goods.ask(fair, request);
  await forget(5 + answersKept);
  expect((await goods.ask(fair, { ...request, bodyHash: 'other' }))._tag).toBe('Left');
  await forget(6 + answersKept);
  expect((await goods.ask(fair, { ...request, bodyHash: 'other' }))._tag).toBe('Right');
  expect((await goods.pools(fair, 6)).length).toBeGreaterThan(0);
});
