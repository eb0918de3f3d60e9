import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { realmId } from '#domain/shared/ids.ts';
import { encodeVoucherCode, readVoucherCode } from '#domain/vouchers/code/voucher-code.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { codeOfVoucher } from '#fixtures/builders/vouchers/open-campaign.ts';
import { asking, shopCookie } from '#fixtures/builders/vouchers/shop-visit.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { atTill, first, pictureOf, second, soldCampaign, twenty } from '#fixtures/builders/vouchers/till.ts';

/** A code whose signed bytes or signature were changed. */
function changed(code: string, part: 'signed' | 'signature'): string {
  const read = readVoucherCode(code);
  if (isLeft(read) || read.right.kind !== 'code') throw new Error('no code');
  const bytes = { signed: read.right.signed.slice(), signature: read.right.signature.slice() };
  const last = bytes[part].length - 1;
  bytes[part][last] = (bytes[part][last] ?? 0) ^ 1;
  return encodeVoucherCode(bytes.signed, bytes.signature);
}

describe('a code that is shown at a shop', () => {
  it('is nothing if it was forged, is of another town or campaign, or is over', async () => {
    const { council, shop } = await atTill();
    const whyNot = async (text: string) => {
      const { status, body } = await shop('shop/vouchers', { text });
      return status === 200 ? 'read' : body.where;
    };
    const code = codeOfVoucher(council, soldCampaign, first);
    expect(await whyNot(code)).toBe('read');
    expect(await whyNot(changed(code, 'signature'))).toBe('forged');
    // Another voucher, use or day, with the signature of this one.
    expect(await whyNot(changed(code, 'signed'))).toBe('forged');
    const elsewhere = codeOfVoucher(council, soldCampaign, first, realmId('benialt'));
    expect(await whyNot(elsewhere)).toBe('otherCampaign');
    expect(await whyNot(codeOfVoucher(council, { ...soldCampaign, id: 'invierno' }, first))).toBe(
      'otherCampaign',
    );
    council.setTime(soldCampaign.redeem.until + 86_400_000);
    expect(await whyNot(code)).toBe('expired');
  });

  it('that was used sells nothing more, shown again or typed', async () => {
    const { council, shop, sale } = await atTill();
    const line = { lines: [{ voucher: twenty.id, uses: 1 }], price: '40.00' };
    expect((await shop('shop/sales', sale(line))).status).toBe(200);
    for (const text of [codeOfVoucher(council, soldCampaign, twenty), twenty.id])
      expect((await shop('shop/vouchers', { text })).body).toMatchObject({
        vouchers: expect.arrayContaining([expect.objectContaining({ id: twenty.id, status: 'used' })]),
      });
    expect(await shop('shop/sales', sale(line))).toMatchObject({ status: 409, body: { where: 'notValid' } });
  });
});

describe('a till', () => {
  it('sells nothing for another shop, another town or another site', async () => {
    const { council, shop, sale, ticket } = await atTill();
    const cookie = await shopCookie(council, { ...bakery, id: 'roig', taxNumber: '12345678Z' });
    const other = asking(council, cookie);
    expect(await other('shop/sales', sale())).toMatchObject({ status: 409, body: { where: 'noTicket' } });
    const sent = { campaign: 'otono', kind: 'ticket', file: pictureOf('roig') };
    const own = (await other('shop/pictures', sent)).body as { id?: string };
    expect((await other('shop/sales', sale({ ticket: own.id }))).status).toBe(200);
    const { id } = (await shop('shop/sales', sale({ lines: [{ voucher: second.id, uses: 1 }], ticket })))
      .body as { id?: string };
    expect(await other(`shop/sales/${id}/reverse`, { campaign: 'otono' })).toMatchObject({ status: 404 });
    const post = (url: string, headers: Record<string, string>) =>
      ask(council.server, { url, headers: { cookie, ...headers }, method: 'POST', payload: sale() });
    expect((await post('/api/vilanova/shop/sales', { origin: 'https://otro.example' })).status).toBe(403);
    expect(await post('/api/benialt/shop/sales', {})).toMatchObject({ status: 401, body: { errCode: 250 } });
  });

  it('is no member of staff, and a member of staff is no till', async () => {
    const { council, shop } = await atTill();
    expect((await shop('staff/vouchers/shops')).status).toBe(403);
    const clerk = asking(council, await staffCookie(council, { id: 'pau', roles: ['shopClerk'] }));
    expect(await clerk('shop/sales')).toMatchObject({ status: 401, body: { errCode: 250 } });
  });
});
