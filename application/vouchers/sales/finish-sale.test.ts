import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { saleKind, tallyKind } from '#domain/vouchers/sales/sale-records.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openRules } from '#fixtures/builders/vouchers/given-vouchers.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import {
  atBakery,
  goodOfTill,
  kindOf,
  oneUse,
  realmOfTill,
  tillInMemory,
  twoUses,
} from '#fixtures/builders/vouchers/till-in-memory.ts';
import { finishSale } from './finish-sale.ts';

describe('finishing a sale', () => {
  it('stores it once, numbers the sales of a shop, and marks a ticket that came before', async () => {
    const { ports, sent } = await tillInMemory();
    const finish = finishSale(ports);
    const receipt = await finish(realmOfTill, atBakery, sent());
    expect(receipt).toMatchObject(right({ number: 'B-0419-1', evidence: { isRepeated: false } }));
    expect(await finish(realmOfTill, atBakery, sent())).toEqual(receipt);
    expect(kindOf(await finish(realmOfTill, atBakery, sent({ price: cents(2001) })))).toBe('keyReused');
    const next = await finish(realmOfTill, atBakery, sent({ key: 'next' }));
    expect(next).toMatchObject(right({ number: 'B-0419-2', evidence: { isRepeated: true } }));
    expect((await ports.goodsRecords.record(goodOfTill, tallyKind, 'forn'))?.body).toEqual({
      sales: 2,
      owed: 1000,
    });
  });

  it('is answered as it is stored, if another process stored it since it was looked for', async () => {
    const { ports, sent } = await tillInMemory();
    const receipt = await finishSale(ports)(realmOfTill, atBakery, sent());
    const next = sent({ key: 'next', lines: [{ voucher: oneUse, uses: 1 }], price: cents(4000) });
    await finishSale(ports)(realmOfTill, atBakery, next);
    let looks = 0;
    const record: typeof ports.goodsRecords.record = async (...asked) =>
      asked[1] === saleKind && (looks += 1) === 1 ? null : ports.goodsRecords.record(...asked);
    const late = { ...ports, goodsRecords: { ...ports.goodsRecords, record } };
    expect(await finishSale(late)(realmOfTill, atBakery, sent())).toEqual(receipt);
  });

  it.each([
    ['shown', { isSeen: false }, 'noIdentity'],
    ['shown', {}, 'right'],
    ['number', { number: null }, 'noIdentity'],
    ['number', { number: '00000000T' }, 'otherPerson'],
    ['number', { number: 'x' }, 'otherPerson'],
    ['number', { number: '12.345.678-z' }, 'right'],
    ['photo', {}, 'noIdentity'],
    ['photo', { photo: 't1' }, 'noIdentity'],
    ['photo', { photo: 'p1' }, 'right'],
    ['shown', { ticket: 'p1' }, 'noTicket'],
    ['shown', { ticket: 'none' }, 'noTicket'],
  ] as const)('with the rule %s and %j is %s', async (identityProof, more, outcome) => {
    const { ports, sent } = await tillInMemory({ identityProof });
    expect(kindOf(await finishSale(ports)(realmOfTill, atBakery, sent(more)))).toBe(outcome);
  });

  it('finds the holder in the register of the campaign', async () => {
    const { ports, sent } = await tillInMemory({ identityProof: 'number', register: 'census' });
    const finish = (atDesk: () => Promise<never>) => finishSale({ ...ports, census: { atDesk } });
    const number = '12345678Z';
    expect(
      kindOf(await finish(async () => 'number:12345678Z' as never)(realmOfTill, atBakery, sent({ number }))),
    ).toBe('right');
    const unknown = finish(async () => null as never)(realmOfTill, atBakery, sent({ key: 'k2', number }));
    expect(kindOf(await unknown)).toBe('otherPerson');
  });

  it('keeps within what the campaign or the shop allows', async () => {
    const { ports, sent } = await tillInMemory({ perShop: cents(700) });
    const capped = (most: number | null) => ({
      ...atBakery,
      shop: { ...bakery, most: most === null ? null : cents(most) },
    });
    expect(kindOf(await finishSale(ports)(realmOfTill, capped(400), sent()))).toBe('shopCap');
    expect(kindOf(await finishSale(ports)(realmOfTill, capped(null), sent()))).toBe('right');
    expect(kindOf(await finishSale(ports)(realmOfTill, capped(5000), sent({ key: 'k2' })))).toBe('shopCap');
  });

  it('is decided anew when another one changed what it read, and gives up at last', async () => {
    const { ports, sent } = await tillInMemory();
    const refusing = (kind: string) => ({
      ...ports,
      goods: {
        ...ports.goods,
        ask: async () => left({ kind, record: 'x', left: 0, status: 'used' } as never),
      },
    });
    for (const kind of ['recordChanged', 'fewerUses', 'wrongStatus', 'unknownGrant'])
      expect(kindOf(await finishSale(refusing(kind))(realmOfTill, atBakery, sent()))).toBe('busy');
    await expect(finishSale(refusing('unbalanced'))(realmOfTill, atBakery, sent())).rejects.toThrow(
      'unbalanced',
    );
    expect(kindOf(await finishSale(ports)(realmOfTill, atBakery, sent({ campaign: 'none' })))).toBe(
      'unknownCampaign',
    );
    const strange = sent({ lines: [{ voucher: 'none', uses: 1 }] });
    expect(kindOf(await finishSale(ports)(realmOfTill, atBakery, strange))).toBe('unknownVoucher');
  });

  it('is refused if somebody pauses the campaign between its reading and its storing', async () => {
    const { ports, sent, campaign } = await tillInMemory();
    let pauses = 0;
    const ask: typeof ports.goods.ask = async (id, request) => {
      if (pauses === 0) await openRules(ports.goods, realmOfTill, campaign, true);
      pauses += 1;
      return ports.goods.ask(id, request);
    };
    const pausing = { ...ports, goods: { ...ports.goods, ask } };
    expect(kindOf(await finishSale(pausing)(realmOfTill, atBakery, sent()))).toBe('paused');
    expect(await ports.goods.grant(goodOfTill, twoUses, noon)).toMatchObject({ used: 0 });
    expect(await ports.goodsRecords.record(goodOfTill, tallyKind, 'forn')).toBeNull();
  });

  it('is not decided anew because another shop sells meanwhile', async () => {
    const { ports, sent } = await tillInMemory();
    let asked = 0;
    const ask: typeof ports.goods.ask = async (id, request) => {
      asked += 1;
      return ports.goods.ask(id, request);
    };
    const finish = finishSale({ ...ports, goods: { ...ports.goods, ask } });
    const other = { ...atBakery, shop: { ...bakery, id: 'merc' } };
    const line = { lines: [{ voucher: oneUse, uses: 1 }], price: cents(4000), ticket: 't2' };
    await ports.voucherPictures.keep(
      realmOfTill,
      { campaign: 'otono', shop: 'merc', hash: 'h2', at: noon, id: 't2', kind: 'ticket' },
      new Uint8Array(),
    );
    const both = await Promise.all([
      finish(realmOfTill, atBakery, sent()),
      finish(realmOfTill, other, sent(line)),
    ]);
    expect(both.map(kindOf)).toEqual(['right', 'right']);
    expect(asked).toBe(2);
  });
});
