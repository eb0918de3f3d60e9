import { describe, expect, it } from 'vitest';
import { reverseSale } from '#application/vouchers/sales/reverse-sale.ts';
import { salesOfSettlement } from '#application/vouchers/settlements/settled-sales.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { offlineDeviceKind } from '#domain/vouchers/offline/offline-records.ts';
import { overturnedSale, shopBears, tillsInMemory } from '#fixtures/builders/vouchers/tills-in-memory.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import {
  offlineCampaign,
  offlineGood,
  offlineTown,
  tillOf,
} from '#fixtures/builders/vouchers/offline-tills.ts';
import { memoryFigures } from '#fixtures/scarcity/memory-figures.ts';
import { listConflicts } from './list-conflicts.ts';
import { syncSale } from './sync-sale.ts';

const hour = 3_600_000;

describe('a sale without a line whose voucher another sale has', () => {
  it('loses what an earlier reservation has, and its shop is no longer owed if shops bear it', async () => {
    const town = await overturnedSale({ campaign: shopBears });
    expect(town.first).toMatchObject(right({ status: 'finished' }));
    expect(town.second).toMatchObject(right({ status: 'finished' }));
    const after = await town.sync(2, town.sales.late);
    expect(after).toMatchObject(
      right({ status: 'conflicting', offline: { corrected: -2000, lost: [{ amount: 2000 }] } }),
    );
    expect(await town.accounts()).toEqual({
      council: 1000,
      holders: 1000,
      'shop/shop-1': -2000,
      'shop/shop-2': 0,
    });
  });

  it('is settled once: what was settled is not overturned, and a settlement names what it corrects', async () => {
    const town = await tillsInMemory({ campaign: shopBears });
    const early = await town.reserve(1);
    town.setTime(noon + 1000);
    const sales = { early: await town.made(1, early), late: await town.made(2, await town.reserve(2)) };
    town.setTime(noon + hour);
    await town.sync(2, sales.late);
    town.setTime(noon + 2 * hour);
    expect(await town.settle()).toMatchObject(right({ settlements: [{ shop: 'shop-2', amount: 2000 }] }));
    expect(await town.sync(1, sales.early)).toMatchObject(right({ status: 'conflicting' }));
    expect(await town.sync(2, sales.late)).toMatchObject(right({ status: 'finished' }));
  });

  it('is a line of its own in the settlement if the council bears what was used twice', async () => {
    const town = await overturnedSale();
    town.setTime(noon + 10 * hour);
    expect(await town.settle()).toMatchObject(
      right({
        run: { borne: { 'shop-2': 2000 } },
        settlements: [
          { shop: 'shop-1', amount: 2000 },
          { shop: 'shop-2', amount: 2000, borne: 2000 },
        ],
      }),
    );
    const { ports, goods } = town;
    const figures = memoryFigures(goods);
    const listed = await listConflicts({ ...ports, goodsFigures: figures })(offlineGood, noon + 10 * hour);
    expect(listed).toMatchObject({
      shares: 2,
      borne: 2000,
      conflicts: [{ sale: { shop: 'shop-2' }, winners: ['B-0001-1'] }],
    });
  });

  it('that is taken back gives its uses to the one that was next', async () => {
    const town = await overturnedSale({ campaign: shopBears });
    if (isLeft(town.second)) throw new Error(town.second.left.kind);
    const asked = { shop: 'shop-1', campaign: offlineCampaign.id, sale: town.second.right.id, by: 'Neus' };
    const reverser = { kind: 'staff', reason: 'Devolución' } as const;
    const back = await reverseSale(town.ports)(offlineTown.realm, { ...asked, reverser });
    expect(back).toMatchObject(right({ status: 'reversed' }));
    expect(await town.sync(2, town.sales.late)).toMatchObject(
      right({ status: 'finished', offline: { corrected: 0, lost: [] } }),
    );
    expect(await town.accounts()).toMatchObject({ 'shop/shop-1': 0, 'shop/shop-2': -2000 });
  });

  it('is overturned for its shop in the settlement of the moment in which the other one came', async () => {
    const town = await overturnedSale({ campaign: shopBears });
    const within = (from: number, until: number) =>
      salesOfSettlement(town.ports, offlineGood, { owner: 'shop-2', from, until });
    const came = noon + 9 * hour;
    expect(await within(0, came + 1)).toMatchObject({
      sales: [{ lines: [{ amount: 2000 }], offline: { corrected: -2000 } }],
      corrections: [],
    });
    const { goods } = town;
    await goods.eraseRecords(offlineGood, 'sale', came + 1);
    expect(await within(0, came + 1)).toEqual({
      sales: [],
      corrections: [{ number: 'B-0002-1', amount: -2000 }],
    });
  });

  it('that was overturned is taken back as if nothing of it had been', async () => {
    const town = await overturnedSale({ campaign: shopBears });
    if (isLeft(town.first)) throw new Error(town.first.left.kind);
    const asked = { shop: 'shop-2', campaign: offlineCampaign.id, sale: town.first.right.id, by: 'Neus' };
    const reverser = { kind: 'staff', reason: 'Devolución' } as const;
    await reverseSale(town.ports)(offlineTown.realm, { ...asked, reverser });
    expect(await town.accounts()).toMatchObject({ 'shop/shop-1': -2000, 'shop/shop-2': 0 });
    town.setTime(noon + 10 * hour);
    expect(await town.settle()).toMatchObject(right({ settlements: [{ shop: 'shop-1', amount: 2000 }] }));
    const { ports } = town;
    const figures = { ...ports, goodsFigures: memoryFigures(town.goods) };
    expect((await listConflicts(figures)(offlineGood, noon)).conflicts).toEqual([]);
  });

  it('is taken back also when nothing is known of its device any more', async () => {
    const town = await tillsInMemory();
    const came = await town.sync(1, await town.made(1, await town.reserve(1)));
    if (isLeft(came)) throw new Error(came.left.kind);
    await town.goods.eraseRecords(offlineGood, offlineDeviceKind, noon + 1);
    const asked = { shop: 'shop-1', campaign: offlineCampaign.id, sale: came.right.id, by: 'Neus' };
    const reverser = { kind: 'staff', reason: 'Devolución' } as const;
    await reverseSale(town.ports)(offlineTown.realm, { ...asked, reverser });
    expect(await town.accounts()).toEqual({ council: 0, holders: 0, 'shop/shop-1': 0 });
  });

  it('is decided anew if the sale that it would overturn was closed since it was read', async () => {
    const town = await tillsInMemory({ campaign: shopBears });
    const early = await town.reserve(1);
    town.setTime(noon + 1000);
    const late = await town.reserve(2);
    const sales = { early: await town.made(1, early), late: await town.made(2, late) };
    town.setTime(noon + 9 * hour);
    await town.sync(2, sales.late);
    let reads = 0;
    const closing = {
      ...town.ports,
      goodsRecords: {
        ...town.goods,
        record: async (...asked: Parameters<typeof town.goods.record>) => {
          const record = await town.goods.record(...asked);
          const isOther = asked[1] === offlineDeviceKind && asked[2] === 'till-2';
          reads += Number(isOther);
          // The second time that it is read, its device has closed the sale.
          return isOther && reads === 2 && record !== null
            ? { ...record, body: { ...record.body, open: [] } }
            : record;
        },
      },
    };
    expect(await syncSale(closing)(offlineTown, tillOf(1), sales.early)).toMatchObject(
      right({ status: 'finished' }),
    );
    expect(reads).toBe(4);
    reads = 0;
    const came = await town.sync(1, sales.early);
    if (isLeft(came)) throw new Error(came.left.kind);
    const asked = { shop: 'shop-1', campaign: offlineCampaign.id, sale: came.right.id, by: 'Neus' };
    const reverser = { kind: 'staff', reason: 'Devolución' } as const;
    expect(await reverseSale(closing)(offlineTown.realm, { ...asked, reverser })).toMatchObject(
      right({ status: 'reversed' }),
    );
    expect(reads).toBe(4);
  });
});
