import { describe, expect, it } from 'vitest';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { addDays, dayAt } from '#domain/shared/calendar-day.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { Town } from '#domain/access/town.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { reversalLasts } from '#domain/vouchers/sales/reversal.ts';
import { saleKind, tallyKind } from '#domain/vouchers/sales/sale-records.ts';
import { encodeVoucherCode, signedBytes } from '#domain/vouchers/code/voucher-code.ts';
import { voucherRecord } from '#domain/vouchers/issue/issue-records.ts';
import { goodOfCampaign, takesOf } from '#domain/vouchers/pools.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { giveVouchers, openRules } from '#fixtures/builders/vouchers/given-vouchers.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { memoryPassSeal } from '#fixtures/memory/kiosk/pass-seal.ts';
import { memoryPictures } from '#fixtures/memory/vouchers/voucher-pictures.ts';
import type { SentSale } from './finish-sale.ts';
import { finishSale } from './finish-sale.ts';
import { lookUpVoucher } from './look-up-voucher.ts';
import { reverseSale } from './reverse-sale.ts';
import { salesOfDay } from './sales-of-day.ts';
import { takeSalePicture } from './take-sale-picture.ts';

const realm = realmId('vilanova');
const town: Town = aTown();
/** The end of a secret distinguishes it. */
const endOf = (_: unknown, secret: string) => [...secret].toReversed().join('').padEnd(24, '.');
const [first, second] = ['7K2QRA5D3HT8', '8K2QRA5D3HT8'];
const good = { realm, good: goodOfCampaign('otono') };
const at = { shop: bakery, device: { id: 'd1', shop: 'forn', name: 'Caja 1', since: noon, passkey: null } };

async function till(more: Partial<VoucherCampaign> = {}) {
  const campaign = { ...openCampaign, identityProof: 'shown' as const, ...more };
  const goods = memoryGoods();
  await openRules(goods, realm, campaign);
  await giveVouchers(goods, realm, campaign, [
    { id: first, type: 'cinco', holder: 'mark of number:12345678Z' },
    { id: second, type: 'veinte', holder: 'mark of number:12345678Z' },
  ]);
  const pictures = memoryPictures();
  const picture = { campaign: 'otono', shop: 'forn', hash: 'h1', at: noon };
  await pictures.keep(realm, { ...picture, id: 't1', kind: 'ticket' }, new Uint8Array());
  await pictures.keep(realm, { ...picture, id: 'p1', kind: 'identity' }, new Uint8Array());
  const time = { now: noon };
  const ports = {
    goods: goods as GoodsStore,
    goodsRecords: goods,
    voucherPictures: pictures,
    voucherKeys: {
      holder: (_: unknown, person: string) => `mark of ${person}`,
      publicKey: () => new Uint8Array(32),
    },
    census: { atDesk: async () => 'ana' as never },
    passSeal: { ...memoryPassSeal(), digest: endOf },
    checkSignature: async () => false,
    clock: { now: () => time.now },
  };
  const sent = (extra: Partial<SentSale> = {}): SentSale => ({
    key: 'key',
    campaign: 'otono',
    price: cents(2000),
    lines: [{ voucher: first, uses: 1 }],
    ticket: 't1',
    photo: null,
    number: null,
    isSeen: true,
    ...extra,
  });
  return { ports, pictures, time, sent, campaign };
}

const kindOf = (outcome: object) => ('left' in outcome ? (outcome.left as { kind: string }).kind : 'right');

describe('finishing a sale', () => {
  it('stores it once, numbers the sales of a shop, and marks a ticket that came before', async () => {
    const { ports, sent } = await till();
    const finish = finishSale(ports);
    const receipt = await finish(realm, at, sent());
    expect(receipt).toMatchObject(right({ number: 'B-0419-1', evidence: { isRepeated: false } }));
    expect(await finish(realm, at, sent())).toEqual(receipt);
    expect(kindOf(await finish(realm, at, sent({ price: cents(2001) })))).toBe('keyReused');
    const next = await finish(realm, at, sent({ key: 'next' }));
    expect(next).toMatchObject(right({ number: 'B-0419-2', evidence: { isRepeated: true } }));
    expect((await ports.goodsRecords.record(good, tallyKind, 'forn'))?.body).toEqual({
      sales: 2,
      owed: 1000,
    });
  });

  it('is answered as it is stored, if another process stored it since it was looked for', async () => {
    const { ports, sent } = await till();
    const receipt = await finishSale(ports)(realm, at, sent());
    await finishSale(ports)(
      realm,
      at,
      sent({ key: 'next', lines: [{ voucher: second, uses: 1 }], price: cents(4000) }),
    );
    let hidden = 0;
    const record: typeof ports.goodsRecords.record = async (...asked) =>
      asked[1] === saleKind && (hidden += 1) === 1 ? null : ports.goodsRecords.record(...asked);
    const late = { ...ports, goodsRecords: { ...ports.goodsRecords, record } };
    expect(await finishSale(late)(realm, at, sent())).toEqual(receipt);
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
    const { ports, sent } = await till({ identityProof });
    expect(kindOf(await finishSale(ports)(realm, at, sent(more)))).toBe(outcome);
  });

  it('finds the holder in the register of the campaign', async () => {
    const { ports, sent } = await till({ identityProof: 'number', register: 'census' });
    const finish = (atDesk: () => Promise<never>) => finishSale({ ...ports, census: { atDesk } });
    const number = '12345678Z';
    expect(kindOf(await finish(async () => 'number:12345678Z' as never)(realm, at, sent({ number })))).toBe(
      'right',
    );
    const unknown = finish(async () => null as never)(realm, at, sent({ key: 'k2', number }));
    expect(kindOf(await unknown)).toBe('otherPerson');
  });

  it('keeps within what the campaign or the shop allows', async () => {
    const { ports, sent } = await till({ perShop: cents(700) });
    const capped = (most: number | null) => ({
      ...at,
      shop: { ...bakery, most: most === null ? null : cents(most) },
    });
    expect(kindOf(await finishSale(ports)(realm, capped(400), sent()))).toBe('shopCap');
    expect(kindOf(await finishSale(ports)(realm, capped(null), sent()))).toBe('right');
    expect(kindOf(await finishSale(ports)(realm, capped(5000), sent({ key: 'k2' })))).toBe('shopCap');
  });

  it('is decided anew when another one changed what it read, and gives up at last', async () => {
    const { ports, sent } = await till();
    const refusing = (kind: string) => ({
      ...ports,
      goods: {
        ...ports.goods,
        ask: async () => left({ kind, record: 'x', left: 0, status: 'used' } as never),
      },
    });
    for (const kind of ['recordChanged', 'fewerUses', 'wrongStatus', 'unknownGrant'])
      expect(kindOf(await finishSale(refusing(kind))(realm, at, sent()))).toBe('busy');
    await expect(finishSale(refusing('unbalanced'))(realm, at, sent())).rejects.toThrow('unbalanced');
    expect(kindOf(await finishSale(ports)(realm, at, sent({ campaign: 'none' })))).toBe('unknownCampaign');
    const strange = sent({ lines: [{ voucher: 'none', uses: 1 }] });
    expect(kindOf(await finishSale(ports)(realm, at, strange))).toBe('unknownVoucher');
  });
});

describe('taking a sale back', () => {
  const shop = { kind: 'shop' } as const;
  async function sold() {
    const all = await till();
    const finished = await finishSale(all.ports)(
      realm,
      at,
      all.sent({ lines: [{ voucher: first, uses: 2 }] }),
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
    const reversed = await reverseSale(ports)(realm, asked);
    expect(reversed).toMatchObject(right({ status: 'reversed', reversal: { by: 'shop', reason: '' } }));
    expect(await reverseSale(ports)(realm, asked)).toEqual(reversed);
    expect(await ports.goods.grant(good, first, noon)).toMatchObject({ used: 0, status: 'granted' });
    expect((await ports.goodsRecords.record(good, tallyKind, 'forn'))?.body).toEqual({ sales: 1, owed: 0 });
  });

  it('is refused to other shops, too late, and for what is unknown', async () => {
    const { ports, asked, time } = await sold();
    expect(kindOf(await reverseSale(ports)(realm, { ...asked, shop: 'merc' }))).toBe('unknownSale');
    expect(kindOf(await reverseSale(ports)(realm, { ...asked, sale: 'none' }))).toBe('unknownSale');
    expect(kindOf(await reverseSale(ports)(realm, { ...asked, campaign: 'none' }))).toBe('unknownSale');
    time.now = noon + reversalLasts;
    expect(kindOf(await reverseSale(ports)(realm, asked))).toBe('tooLate');
    const staff = { ...asked, by: 'neus', reverser: { kind: 'staff', reason: ' error ' } } as const;
    expect(await reverseSale(ports)(realm, staff)).toMatchObject(
      right({ reversal: { by: 'neus', reason: 'error' } }),
    );
  });

  it('says when a voucher is over, and is decided anew like a sale', async () => {
    const { ports, asked } = await sold();
    const refusing = (kind: string) => ({
      ...ports,
      goods: { ...ports.goods, ask: async () => left({ kind, record: 'x', status: 'expired' } as never) },
    });
    expect(kindOf(await reverseSale(refusing('wrongStatus'))(realm, asked))).toBe('voucherOver');
    expect(kindOf(await reverseSale(refusing('recordChanged'))(realm, asked))).toBe('busy');
    await expect(reverseSale(refusing('unbalanced'))(realm, asked)).rejects.toThrow('unbalanced');
  });
});

describe('what a shop reads', () => {
  it('is a voucher by its letters, with the others of its holder', async () => {
    const { ports } = await till();
    const look = lookUpVoucher(ports);
    expect(await look(town, '7k2q-ra5d-3ht8')).toMatchObject(
      right({ voucher: { id: first }, others: [{ id: second }, { id: first }] }),
    );
    expect(kindOf(await look(town, '9K2QRA5D3HT8'))).toBe('unknown');
    const signed = signedBytes({
      key: 0,
      id: first,
      type: 0,
      uses: 2,
      lastDay: addDays(dayAt(noon, town.timeZone), 5),
    });
    const code = encodeVoucherCode(signed, new Uint8Array(64));
    expect(kindOf(await look(town, code))).toBe('forged');
    const sure = lookUpVoucher({ ...ports, checkSignature: async () => true });
    expect(await sure(town, code)).toMatchObject(right({ voucher: { id: first } }));
    // Another campaign has letters of its own: its key is not that of this code.
    await openRules(ports.goods, realm, {
      ...openCampaign,
      id: 'later',
      issue: { from: noon, until: noon + 1 },
    });
    const keys = {
      ...ports.voucherKeys,
      publicKey: ({ campaign }: { campaign: string }) =>
        new Uint8Array(32).fill(campaign === 'later' ? 9 : 0),
    };
    const both = lookUpVoucher({ ...ports, voucherKeys: keys, checkSignature: async () => true });
    expect(await both(town, code)).toMatchObject(right({ voucher: { id: first } }));
    expect(kindOf(await look(town, 'nonsense'))).toBe('notACode');
  });

  it('is not what is only held, and not a record without its voucher', async () => {
    const { ports, campaign } = await till();
    const holder = 'mark of number:12345678Z';
    const five = campaign.types[0];
    if (five === undefined) throw new Error('the campaign has a type');
    const ask = (key: string, id: string, acts: GoodsRequest['acts']) => {
      const voucher = { id, type: 'cinco', channel: 'web', issuedAt: noon, payment: null } as const;
      const records = [voucherRecord(voucher, holder)];
      return ports.goods.ask(good, { key, bodyHash: 'h', at: noon, by: 'system', acts, money: [], records });
    };
    const takes = takesOf(campaign, five, 'web', null);
    await ask('held', 'AK2QRA5D3HT8', [
      { kind: 'hold', grant: 'AK2QRA5D3HT8', holder, takes, until: noon + 1000, uses: 2 },
    ]);
    await ask('bare', 'BK2QRA5D3HT8', []);
    const looked = await lookUpVoucher(ports)(town, first);
    expect(isLeft(looked) ? [] : looked.right.others.map(({ id }) => id).toSorted()).toEqual([first, second]);
    expect(kindOf(await lookUpVoucher(ports)(town, 'BK2QRA5D3HT8'))).toBe('unknown');
  });

  it('is its sales of a day, the latest first', async () => {
    const { ports, sent, time } = await till();
    await finishSale(ports)(realm, at, sent());
    time.now = noon + 1000;
    await finishSale(ports)(realm, at, sent({ key: 'k2' }));
    const day = dayAt(noon, town.timeZone);
    const all = await salesOfDay(ports)(town, 'forn', day);
    expect(all.map(({ sale }) => sale.number)).toEqual(['B-0419-2', 'B-0419-1']);
    expect(await salesOfDay(ports)(town, 'forn', addDays(day, -1))).toEqual([]);
    expect(await salesOfDay(ports)(town, 'merc', day)).toEqual([]);
  });
});

describe('a picture that a shop brings', () => {
  const brought = {
    campaign: 'otono',
    shop: 'forn',
    kind: 'ticket',
    hash: 'h9',
    content: sampleFiles.jpg,
  } as const;
  const portsOf = async (more: object = {}) => ({
    ...(await till()).ports,
    fileScanner: { scan: async () => ({ kind: 'clean' }) as const },
    acceptsUnscanned: false,
    tellScan: () => {},
    fileInspector: {
      inspect: (kind: string) =>
        (kind === 'jpg' ? right({ isSigned: false }) : left({ kind: 'namesDiffer' })) as never,
    },
    pictureCleaner: { pixels: () => 10, clean: (_: unknown, content: Uint8Array) => content },
    freeSpace: { isLow: async () => false },
    ...more,
  });

  it('is stored, and known if the same ticket came before', async () => {
    const take = takeSalePicture(await portsOf());
    expect(await take(realm, brought)).toMatchObject(right({ isRepeated: false }));
    expect(await take(realm, brought)).toMatchObject(right({ isRepeated: true }));
    expect(await take(realm, { ...brought, kind: 'identity' })).toMatchObject(right({ isRepeated: false }));
  });

  it('is stored without its place, time and owner', async () => {
    const ports = await portsOf({ pictureCleaner: { pixels: () => 1, clean: () => new Uint8Array([7]) } });
    const taken = await takeSalePicture(ports)(realm, brought);
    const id = isLeft(taken) ? '' : taken.right.id;
    expect(await ports.voucherPictures.read(realm, id)).toEqual(new Uint8Array([7]));
  });

  it.each([
    [{ freeSpace: { isLow: async () => true } }, 'filesFull'],
    [{ fileScanner: { scan: async () => ({ kind: 'infected', signature: 'x' }) } }, 'infected'],
    [{ fileInspector: { inspect: () => left({ kind: 'namesDiffer' }) } }, 'notAPicture'],
    [{ pictureCleaner: { pixels: () => 60_000_000, clean: () => null } }, 'tooManyPixels'],
    [{ pictureCleaner: { pixels: () => 1, clean: () => null } }, 'damaged'],
  ])('is refused with %j: %s', async (more, kind) =>
    expect(kindOf(await takeSalePicture(await portsOf(more))(realm, brought))).toBe(kind),
  );
});
