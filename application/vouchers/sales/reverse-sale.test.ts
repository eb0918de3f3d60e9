import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { reversalLasts } from '#domain/vouchers/sales/reversal.ts';
import { voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import { tallyKind } from '#domain/vouchers/sales/sale-records.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import {
  atBakery,
  goodOfTill,
  kindOf,
  realmOfTill,
  tillInMemory,
  twoUses,
} from '#fixtures/builders/vouchers/till-in-memory.ts';
import { finishSale } from './finish-sale.ts';
import { reverseSale } from './reverse-sale.ts';

describe('taking a sale back', () => {
  const shop = { kind: 'shop' } as const;
  async function sold() {
    const all = await tillInMemory();
    const finished = await finishSale(all.ports)(
      realmOfTill,
      atBakery,
      all.sent({ lines: [{ voucher: twoUses, uses: 2 }] }),
    );
    if (isLeft(finished)) throw new Error(finished.left.kind);
    const asked = {
      shop: 'forn',
      campaign: 'otono',
      sale: finished.right.id,
      by: 'shop',
      reverser: shop,
    } as const;
    return { ...all, asked };
  }

  it('gives the uses back and owes the shop nothing, once', async () => {
    const { ports, asked } = await sold();
    const reversed = await reverseSale(ports)(realmOfTill, asked);
    expect(reversed).toMatchObject(right({ status: 'reversed', reversal: { by: 'shop', reason: '' } }));
    expect(await reverseSale(ports)(realmOfTill, asked)).toEqual(reversed);
    expect(await ports.goods.grant(goodOfTill, twoUses, noon)).toMatchObject({ used: 0, status: 'granted' });
    expect((await ports.goodsRecords.record(goodOfTill, tallyKind, 'forn'))?.body).toEqual({
      sales: 1,
      owed: 0,
    });
  });

  it('is refused to other shops, too late, and for what is unknown', async () => {
    const { ports, asked, time } = await sold();
    expect(kindOf(await reverseSale(ports)(realmOfTill, { ...asked, shop: 'merc' }))).toBe('unknownSale');
    expect(kindOf(await reverseSale(ports)(realmOfTill, { ...asked, sale: 'none' }))).toBe('unknownSale');
    expect(kindOf(await reverseSale(ports)(realmOfTill, { ...asked, campaign: 'none' }))).toBe('unknownSale');
    time.now = noon + reversalLasts;
    expect(kindOf(await reverseSale(ports)(realmOfTill, asked))).toBe('tooLate');
    const staff = { ...asked, by: 'neus', reverser: { kind: 'staff', reason: ' error ' } } as const;
    expect(await reverseSale(ports)(realmOfTill, staff)).toMatchObject(
      right({ reversal: { by: 'neus', reason: 'error' } }),
    );
  });

  it('says when a voucher is over, and is decided anew like a sale', async () => {
    const { ports, asked } = await sold();
    const refusing = (kind: string) => ({
      ...ports,
      goods: { ...ports.goods, ask: async () => left({ kind, record: 'x', status: 'expired' } as never) },
    });
    expect(kindOf(await reverseSale(refusing('wrongStatus'))(realmOfTill, asked))).toBe('voucherOver');
    const record: typeof ports.goodsRecords.record = async (...asks) =>
      asks[1] === voucherKind ? null : ports.goodsRecords.record(...asks);
    const erased = { ...ports, goodsRecords: { ...ports.goodsRecords, record } };
    expect(kindOf(await reverseSale(erased)(realmOfTill, asked))).toBe('voucherOver');
    expect(kindOf(await reverseSale(refusing('recordChanged'))(realmOfTill, asked))).toBe('busy');
    await expect(reverseSale(refusing('unbalanced'))(realmOfTill, asked)).rejects.toThrow('unbalanced');
  });
});
