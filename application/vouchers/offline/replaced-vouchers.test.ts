import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { replaceVoucher } from '#application/vouchers/issue/replace-voucher.ts';
import { nameAtDesk } from '#application/vouchers/issue/person-at-desk.ts';
import { reverseSale } from '#application/vouchers/sales/reverse-sale.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { usesIn } from '#domain/vouchers/sales/sale-records.ts';
import { voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import type { KeptSale } from '#domain/vouchers/sales/sale-records.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import {
  offlineCampaign,
  offlineGood,
  offlineTown,
  voucherOf,
} from '#fixtures/builders/vouchers/offline-tills.ts';
import { tillsInMemory } from '#fixtures/builders/vouchers/tills-in-memory.ts';

const hour = 3_600_000;
const { realm } = offlineTown;
const identity = '12345678Z';

/** Tills, and a desk that gives new vouchers of two uses for lost ones. */
async function tillsAndDesk(campaign: VoucherCampaign = offlineCampaign) {
  const town = await tillsInMemory({ campaign, type: 'cinco', holderOf: () => `mark of number:${identity}` });
  let drawn = 0;
  const random = (length: number) => {
    drawn += 1;
    return new Uint8Array(createHash('sha256').update(String(drawn)).digest().subarray(0, length));
  };
  const replace = async (voucher: string): Promise<string> => {
    const asked = { campaign: offlineCampaign.id, identity, by: 'Neus', key: `new ${voucher}` };
    const name = nameAtDesk(town.ports, realm, voucher);
    const made = await replaceVoucher({ ...town.ports, random })(realm, { ...asked, name });
    return isLeft(made) ? made.left.kind : (made.right.vouchers[0]?.id ?? '');
  };
  const grant = (id: string) => town.goods.grant(offlineGood, id, noon);
  const takeBack = (sale: Either<unknown, KeptSale>) => {
    if (isLeft(sale)) throw new Error(JSON.stringify(sale.left));
    const { id, shop } = sale.right;
    const asked = { shop, sale: id, campaign: offlineCampaign.id, by: 'Neus' };
    const reverser = { kind: 'staff', reason: 'Devolución' } as const;
    return reverseSale(town.ports)(realm, { ...asked, reverser });
  };
  const audit = async () => (await auditGoods({ books: town.goods })()).flatMap(({ faults }) => faults);
  const line = (id: string) => ({ lines: [{ code: id, uses: 1 }] });
  return { ...town, replace, grant, takeBack, audit, line };
}

describe('a sale without a line with a voucher that was lost and replaced', () => {
  it('before it was replaced stays, and what is taken back is in the new one', async () => {
    const town = await tillsAndDesk();
    const old = voucherOf(0);
    const sale = await town.sync(1, await town.made(1, await town.reserve(1), town.line(old)));
    const made = await town.replace(old);
    expect(await town.grant(made)).toMatchObject({ status: 'granted', used: 1 });
    expect(await town.takeBack(sale)).toMatchObject(right({ status: 'reversed' }));
    expect(await town.grant(made)).toMatchObject({ status: 'granted', used: 0 });
    expect(await town.grant(old)).toMatchObject({ status: 'cancelled' });
    const record = await town.goods.record(offlineGood, voucherKind, made);
    expect(record && usesIn(record)).toEqual([]);
    expect(await town.accounts()).toMatchObject({ 'shop/shop-1': 0 });
    expect(await town.audit()).toEqual([]);
  });

  it('after it was replaced gets nothing of the new one, and gives nothing back', async () => {
    const town = await tillsAndDesk();
    const old = voucherOf(0);
    const sent = await town.made(1, await town.reserve(1), town.line(old));
    const made = await town.replace(old);
    const sale = await town.sync(1, sent);
    expect(sale).toMatchObject(right({ status: 'conflicting', offline: { lost: [{ uses: 1 }] } }));
    expect(await town.grant(made)).toMatchObject({ used: 0 });
    expect(await town.accounts()).toMatchObject({ 'offline-loss/shop-1': 500 });
    expect(await town.takeBack(sale)).toMatchObject(right({ status: 'reversed' }));
    expect(await town.grant(made)).toMatchObject({ status: 'granted', used: 0 });
    expect(await town.accounts()).toMatchObject({ 'offline-loss/shop-1': 0, 'shop/shop-1': 0 });
    expect(await town.audit()).toEqual([]);
  });

  it('gives its uses to the next in turn first, also if that one came with the old code', async () => {
    const town = await tillsAndDesk();
    const old = voucherOf(0);
    const early = await town.reserve(1);
    town.setTime(noon + 1000);
    const late = await town.reserve(2);
    const first = await town.sync(1, await town.made(1, early, town.line(old)));
    const made = await town.replace(old);
    const later = await town.made(2, late, town.line(old));
    town.setTime(noon + hour);
    expect(await town.sync(2, later)).toMatchObject(right({ status: 'conflicting' }));
    expect(await town.takeBack(first)).toMatchObject(right({ status: 'reversed' }));
    expect(await town.sync(2, later)).toMatchObject(right({ status: 'finished' }));
    expect(await town.grant(made)).toMatchObject({ status: 'granted', used: 1 });
    const record = await town.goods.record(offlineGood, voucherKind, made);
    expect(record && usesIn(record).map(({ uses }) => uses)).toEqual([1]);
    expect(await town.audit()).toEqual([]);
  });

  it('and the new one in one sale are both taken back, to the cent', async () => {
    const town = await tillsAndDesk();
    const old = voucherOf(0);
    const early = await town.reserve(1);
    town.setTime(noon + 1000);
    const late = await town.reserve(2);
    await town.sync(1, await town.made(1, early, town.line(old)));
    const made = await town.replace(old);
    const lines = [old, made].map((code) => ({ code, uses: 1 }));
    const sent = await town.made(2, late, { lines, price: cents(40_000) });
    town.setTime(noon + hour);
    const both = await town.sync(2, sent);
    expect(both).toMatchObject(right({ status: 'conflicting', offline: { lost: [{ voucher: old }] } }));
    expect(await town.grant(made)).toMatchObject({ status: 'used' });
    expect(await town.takeBack(both)).toMatchObject(right({ status: 'reversed' }));
    expect(await town.grant(made)).toMatchObject({ status: 'granted', used: 1 });
    expect(await town.audit()).toEqual([]);
  });

  it('is taken back to the cent of two that were not lost, also if their price cannot be divided', async () => {
    const types = offlineCampaign.types.map((type) => ({ ...type, price: cents(501) }));
    const town = await tillsAndDesk({ ...offlineCampaign, types });
    const [old, other] = [voucherOf(0), voucherOf(1)];
    const lines = [old, other].map((code) => ({ code, uses: 2 }));
    const sale = await town.sync(1, await town.made(1, await town.reserve(1), { lines }));
    expect(await town.accounts()).toMatchObject({ holders: 1002 });
    const used = async () => Promise.all([old, other].map(async (id) => (await town.grant(id))?.used));
    expect(await used()).toEqual([2, 2]);
    expect(await town.takeBack(sale)).toMatchObject(right({ status: 'reversed' }));
    expect(await used()).toEqual([0, 0]);
    expect(await town.accounts()).toMatchObject({ holders: 0, 'shop/shop-1': 0 });
    expect(await town.audit()).toEqual([]);
  });

  it('is not taken back once the new one is over: its uses could not be had again', async () => {
    const town = await tillsAndDesk();
    const old = voucherOf(0);
    const sale = await town.sync(1, await town.made(1, await town.reserve(1), town.line(old)));
    await town.replace(old);
    town.setTime(offlineCampaign.redeem.until + 50 * hour);
    expect(await town.takeBack(sale)).toEqual(left({ kind: 'voucherOver' }));
    expect(await town.audit()).toEqual([]);
  });
});
