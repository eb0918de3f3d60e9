import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';
import { asking, shopCookie } from '#fixtures/builders/vouchers/shop-visit.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';

const offline = { vouchers: 5, amount: cents(10_000), hours: 8, devices: 1, bearer: 'council' } as const;
const campaign = { ...openCampaign, offline };

async function aTill() {
  const council = await openTestCouncil();
  await putCampaign(council, campaign, []);
  const till = asking(council, await shopCookie(council, bakery));
  const roles = ['shopClerk'] as const;
  const clerk = asking(council, await staffCookie(council, { id: 'neus', roles }));
  const given = await till('shop/offline', { hasUnsent: false, lists: [] });
  const { campaigns } = given.body as { campaigns?: { allowance: { from: string } }[] };
  return { council, till, clerk, allowance: campaigns?.[0]?.allowance.from ?? '' };
}

describe('sales without a line, in the office', () => {
  it('free the share of a device with a reason once it is ended, with a step of the shop', async () => {
    const { till, clerk } = await aTill();
    const shares = (await clerk('staff/vouchers/shops/forn/shares')).body as {
      items?: { device: { id: string; name: string }; fault: { kind: string; until: string } }[];
    };
    const [share] = shares.items ?? [];
    expect(share).toMatchObject({ device: { name: 'Caja 1' }, fault: { kind: 'mayBring' } });
    const body = { campaign: campaign.id, device: share?.device.id, reason: 'Se ha roto.' };
    const free = (more: object = {}) => clerk('staff/vouchers/shops/forn/shares/free', { ...body, ...more });
    expect(await free({ reason: '' })).toMatchObject({ status: 409, body: { where: 'noReason' } });
    expect(await free()).toMatchObject({ status: 409, body: { where: 'mayBring' } });
    expect((await till('staff/vouchers/shops/forn/shares')).status).toBe(403);
    expect((await clerk('staff/vouchers/shops/none/shares')).status).toBe(404);
    expect((await clerk('staff/vouchers/shops/none/shares/free', body)).status).toBe(404);
    await clerk('staff/vouchers/shops/forn/devices/end', { device: share?.device.id });
    expect((await clerk('staff/vouchers/shops/forn/shares')).body).toEqual({ items: [] });
    expect(await free()).toMatchObject({ status: 409, body: { where: 'noShare' } });
  });

  it('free what a shop had when it leaves, and list what was refused', async () => {
    const { council, till, clerk, allowance } = await aTill();
    const sale = {
      key: 'c1a5b7d90e2f4c68c1a5b7d9',
      campaign: campaign.id,
      allowance,
      madeAt: allowance,
      price: '12.50',
      lines: [{ code: '7K2Q-RA5D-3HT8', uses: 1 }],
      ticket: 'none',
    };
    expect((await till('shop/offline/sales', { sales: [sale] })).body).toMatchObject({
      items: [{ outcome: 'refused', where: 'unknownVoucher' }],
    });
    const seen = () => clerk(`staff/vouchers/campaigns/${campaign.id}/offline`);
    expect((await seen()).body).toMatchObject({
      shares: 1,
      refused: [{ shop: bakery.name, why: 'unknownVoucher', price: 1250, amount: null }],
    });
    await clerk('staff/vouchers/shops/forn/acts', { act: 'leave', reason: 'Cierra.', most: null });
    expect((await seen()).body).toMatchObject({ shares: 0 });
    const other = asking(
      council,
      await shopCookie(council, { ...bakery, id: 'roig', number: 2, taxNumber: 'A58818501' }),
    );
    const given = await other('shop/offline', { hasUnsent: false, lists: [] });
    expect(given.body).toMatchObject({ campaigns: [{ none: null }] });
  });
});
