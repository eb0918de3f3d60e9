import { describe, expect, it } from 'vitest';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { viewOrder } from '#application/vouchers/issue/read-wallet.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { overturnedSale, tillsInMemory } from '#fixtures/builders/vouchers/tills-in-memory.ts';
import { saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import {
  offlineCampaign,
  offlineTown,
  tillOf,
  voucherOf,
} from '#fixtures/builders/vouchers/offline-tills.ts';
import { prepareOffline } from './prepare-offline.ts';
import { syncSale } from './sync-sale.ts';

const hour = 3_600_000;

describe('a sale that was made without a line', () => {
  it('is confirmed if nobody else has its voucher, and given again as it is', async () => {
    const town = await tillsInMemory();
    const reserved = await town.reserve(1);
    town.setTime(noon + 10 * hour);
    const sent = await town.made(1, reserved);
    const sale = await town.sync(1, sent);
    expect(sale).toMatchObject(
      right({ number: 'B-0001-1', status: 'finished', at: noon + 10 * hour, offline: { lost: [] } }),
    );
    expect(await town.sync(1, sent)).toEqual(sale);
    expect(await town.sync(1, { ...sent, price: cents(1) })).toEqual(left({ kind: 'keyReused' }));
    expect(await town.accounts()).toMatchObject({ 'shop/shop-1': -2000, holders: 1000, council: 1000 });
  });

  it.each(['first', 'last'] as const)('wins by its reservation, also if it comes %s', async (turn) => {
    const town = await tillsInMemory();
    const [early, late] = [await town.reserve(1), await town.reserve(2)];
    const sales = [await town.made(1, early), await town.made(2, late)];
    town.setTime(noon + 9 * hour);
    const order = turn === 'first' ? [1, 2] : [2, 1];
    for (const number of order) await town.sync(number, sales[number - 1] ?? (undefined as never));
    const status = await Promise.all([1, 2].map((n) => town.sync(n, sales[n - 1] ?? (undefined as never))));
    expect(status.map((one) => ('right' in one ? one.right.status : one.left.kind)).toSorted()).toEqual([
      'conflicting',
      'finished',
    ]);
    expect(await town.accounts()).toMatchObject({
      'shop/shop-1': -2000,
      'shop/shop-2': -2000,
      council: 1000,
    });
  });

  it('is the last of its device once the device has lost all that it may lose', async () => {
    const town = await tillsInMemory({ vouchers: 1 });
    await town.sync(3, await town.made(3, await town.reserve(3)));
    const given: string[] = [];
    for (let turn = 1; turn <= 7; turn += 1) {
      town.setTime(noon + (40 + turn) * hour);
      const allowance = await town.prepare(1);
      given.push(isLeft(allowance) ? allowance.left.kind : String(allowance.right.vouchers));
      if (!isLeft(allowance)) await town.sync(1, await town.made(1, allowance.right.from));
    }
    expect(given).toEqual(['5', '4', '3', '2', '1', 'nothingLeft', 'nothingLeft']);
    expect(await town.accounts()).toMatchObject({ 'offline-loss/shop-1': 10_000 });
  });

  it('comes late if its allowance was renewed or is long over: it takes what is left, at the risk of its shop', async () => {
    const town = await tillsInMemory({ vouchers: 2 });
    const [first, second] = [await town.reserve(1), await town.reserve(2)];
    const [late, mine] = [await town.made(1, first), await town.made(2, second)];
    const other = await town.made(1, first, { lines: [{ code: voucherOf(1), uses: 1 }] });
    town.setTime(noon + hour);
    await town.reserve(1);
    await town.sync(2, mine);
    expect(await town.sync(1, late)).toMatchObject(
      right({ status: 'conflicting', lines: [{ amount: 0 }], offline: { isLate: true, bearer: 'shop' } }),
    );
    expect(await town.sync(1, other)).toMatchObject(right({ status: 'finished' }));
    expect(await town.accounts()).toMatchObject({ 'shop/shop-1': -2000, 'shop/shop-2': -2000 });
  });

  it('is the risk of its shop beyond its allowance', async () => {
    const town = await tillsInMemory({ vouchers: 6 });
    const reserved = await town.reserve(1);
    expect(await town.reserve(2)).toBe(reserved);
    const line = (n: number) => ({ code: voucherOf(n), uses: 1 });
    const kindOf = async (more: object, till = 1) => {
      const came = await town.sync(till, await town.made(till, reserved, more));
      return isLeft(came) ? came.left.kind : came.right.status;
    };
    const ofOther = (more: object) => kindOf(more, 2);
    expect(await kindOf({ lines: [0, 1, 2].map(line), price: cents(12_000) })).toBe('finished');
    expect(await kindOf({ lines: [3, 4, 5].map(line), price: cents(12_000) })).toBe('allowanceSpent');
    expect(await kindOf({ lines: [3, 4].map(line), price: cents(8000) })).toBe('finished');
    expect(await kindOf({ lines: [line(5)] })).toBe('allowanceSpent');
    expect(await ofOther({ reserved: reserved + 1 })).toBe('noAllowance');
    expect(await ofOther({ madeAt: noon + hour })).toBe('clockWrong');
    town.setTime(noon + 9 * hour);
    expect(await ofOther({ madeAt: reserved + 8 * hour })).toBe('outsideHours');
    expect(await ofOther({ madeAt: reserved - hour })).toBe('outsideHours');
    expect(await ofOther({ campaign: 'none' })).toBe('unknownCampaign');
    expect(await ofOther({ ticket: 'none' })).toBe('noTicket');
    expect(await ofOther({ isSeen: false })).toBe('noIdentity');
    expect(await ofOther({ lines: [{ code: 'x', uses: 1 }] })).toBe('notACode');
    expect(await ofOther({ lines: [line(99)] })).toBe('unknownVoucher');
    expect(await ofOther({ price: cents(100) })).toBe('belowMinimum');
  });

  it('with a voucher of somebody else is kept, and looked at first', async () => {
    const campaign = { ...offlineCampaign, identityProof: 'number' } as const;
    const town = await tillsInMemory({ campaign });
    const reserved = await town.reserve(1);
    const sent = await town.made(1, reserved, { number: '12345678Z' });
    expect(await town.sync(1, sent)).toMatchObject(
      right({ status: 'finished', offline: { isOtherPerson: true } }),
    );
    expect(await town.sync(1, await town.made(1, reserved, { number: null }))).toEqual(
      left({ kind: 'noIdentity' }),
    );
    const own = await tillsInMemory({
      campaign,
      holderOf: (n) => `mark of number:${n === 2 ? '' : '12345678Z'}`,
    });
    const by = await own.reserve(1);
    const lines = (...numbers: readonly number[]) => numbers.map((n) => ({ code: voucherOf(n), uses: 1 }));
    const sold = async (...numbers: readonly number[]) =>
      own.sync(1, await own.made(1, by, { number: '12345678Z', lines: lines(...numbers) }));
    expect(await sold(0, 1)).toMatchObject(right({ offline: { isOtherPerson: false } }));
    expect(await sold(2, 3)).toMatchObject(right({ offline: { isOtherPerson: true } }));
  });

  it('has a ticket that came before, and is of a device that had an allowance', async () => {
    const town = await tillsInMemory();
    const reserved = await town.reserve(1);
    const first = await town.made(1, reserved);
    await town.sync(1, first);
    const second = { ...first, key: 'another', lines: [{ code: voucherOf(1), uses: 1 }] };
    expect(await town.sync(1, second)).toMatchObject(right({ evidence: { isRepeated: true } }));
    expect(await town.sync(3, await town.made(3, reserved))).toEqual(left({ kind: 'noAllowance' }));
  });

  it('says in the wallet that its voucher was used twice', async () => {
    const town = await overturnedSale();
    const vouchers = [0, 1].map((n) => ({ id: voucherOf(n), type: 'veinte' }));
    const order = { id: 'o', holder: 'x', area: null, vouchers, amount: cents(0), payment: null, at: noon };
    const ports = {
      ...town.ports,
      shops: { find: async () => tillOf(1).shop },
      voucherKeys: { ...town.ports.voucherKeys, sign: () => new Uint8Array(64) },
    };
    const seen = await viewOrder(ports)(offlineTown, town.campaign, { ...order, state: 'granted' });
    expect(seen.vouchers.map(({ isUsedTwice }) => isUsedTwice)).toEqual([true, false]);
    // Whose shop lost it, its holder is not told: the other one has the use.
    expect(seen.vouchers.map(({ usedIn }) => usedIn)).toEqual([
      [{ shop: 'Tienda 1', at: town.sales.early.madeAt, uses: 1 }],
      [],
    ]);
  });

  it('is decided anew when another one changed what it read, and must be sent again at last', async () => {
    const town = await tillsInMemory();
    const sent = await town.made(1, await town.reserve(1));
    const refusing = (kind: string) => ({
      ...town.ports,
      goods: { ...town.ports.goods, ask: async () => left({ kind, record: 'x' } as never) },
    });
    const sync = (kind: string) => syncSale(refusing(kind))(offlineTown, tillOf(1), sent);
    expect(await sync('recordChanged')).toEqual(left({ kind: 'busy' }));
    await expect(sync('unbalanced')).rejects.toThrow('unbalanced');
    const rules = await readRules(town.ports)(offlineTown.realm, offlineCampaign.id);
    const asked = { by: tillOf(2), hasUnsent: false };
    const prepare = (kind: string) =>
      prepareOffline(refusing(kind))(offlineTown.realm, rules?.rules ?? (null as never), asked);
    expect(await prepare('recordChanged')).toEqual(left({ kind: 'busy' }));
    await expect(prepare('unbalanced')).rejects.toThrow('unbalanced');
  });

  it('is answered as it is stored, if another process stored it since it was looked for', async () => {
    const town = await tillsInMemory();
    const reserved = await town.reserve(1);
    const first = await town.made(1, reserved);
    const stored = await town.sync(1, first);
    await town.sync(1, await town.made(1, reserved, { lines: [{ code: voucherOf(1), uses: 1 }] }));
    let hidden = 0;
    const late = {
      ...town.ports,
      goodsRecords: {
        ...town.goods,
        record: async (...asked: Parameters<typeof town.goods.record>) =>
          asked[1] === saleKind && (hidden += 1) === 1 ? null : town.goods.record(...asked),
      },
    };
    expect(await syncSale(late)(offlineTown, tillOf(1), first)).toEqual(stored);
  });
});
