import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { sampleGood } from '#fixtures/scarcity/sample-good.ts';
import { auditGoods } from './audit-goods.ts';

describe('an audit of scarce goods', () => {
  it('reads every good of every town, in their order, and says which pool differs', async () => {
    const goods = memoryGoods();
    for (const [realm, good] of [
      ['vilanova', 'fair'],
      ['benialt', 'vouchers'],
      ['benialt', 'court'],
      ['vilanova', 'school'],
    ] as const)
      await goods.ask({ realm: realmId(realm), good }, goodsRequest(sampleGood.setUp, 0));
    const each: typeof goods.each = async (id, read) => {
      await goods.each(id, read);
      if (id.good === 'fair')
        read.pool({ id: 'hall', size: 5, perHolder: null, isClosed: false, held: 1, taken: 0 });
    };
    const differs = { kind: 'poolDiffers', pool: 'hall', place: 'held', stored: 1, ledger: 0, grants: 0 };
    expect(await auditGoods({ books: { ...goods, each } })()).toMatchObject([
      { realm: 'benialt', good: 'court', pools: 3, faults: [] },
      { realm: 'benialt', good: 'vouchers', faults: [] },
      { realm: 'vilanova', good: 'fair', faults: [differs] },
      { realm: 'vilanova', good: 'school', faults: [] },
    ]);
  });
});
