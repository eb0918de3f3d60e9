import { expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { openOlderData, stores } from '#fixtures/builders/databases/older-data.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';

/** The last day of a program without vouchers. */
const beforeVouchers = '2026-11-28';
const campaign = { ...openCampaign, identityProof: 'shown' } as const;
const voucher = { id: '7K2QRA5D3HT8', type: 'veinte', number: '12345678Z' } as const;
const applied = {
  name: 'Forn de la Riera',
  taxNumber: 'B58378431',
  iban: 'ES9121000418450200051332',
  headings: ['bakery'],
  address: 'Plaça Major, 4',
  hours: '',
  email: 'forn@example.org',
  telephone: '960 000 001',
  language: 'es',
};

/** Calls of a browser of the older town. */
const asking =
  ({ server }: TestCouncil, cookie = '') =>
  async (path: string, payload?: object) => {
    const url = `/api/riera/${path}`;
    const post = payload === undefined ? {} : { method: 'POST' as const, payload };
    return ask(server, { url, headers: { cookie }, ...post });
  };

/** A shop applies, is authorised, and gets a device: the header `cookie` of its browser. */
async function shopIn(council: TestCouncil): Promise<string> {
  expect((await asking(council)('vouchers/shops', applied)).status).toBe(200);
  const clerk = asking(
    council,
    await staffCookie(council, { id: 'neus', realm: 'riera', roles: ['shopClerk'] }),
  );
  const { items } = (await clerk('staff/vouchers/shops')).body as unknown as { items: { id: string }[] };
  const shop = `staff/vouchers/shops/${items[0]?.id}`;
  await clerk(`${shop}/acts`, { act: 'authorise', reason: '', most: null });
  const { code } = (await clerk(`${shop}/codes`, { name: 'Caja' })).body as { code?: string };
  const started = await council.server.inject({
    method: 'POST',
    url: '/api/riera/shop/device',
    payload: { taxNumber: applied.taxNumber, code },
  });
  return String(started.headers['set-cookie']).split(';')[0] ?? '';
}

it.each(stores)(
  'what a program without vouchers left on %s has their tables: a shop sells',
  async (store) => {
    const { council } = await openOlderData(beforeVouchers, store);
    council.setTime(noon);
    await putCampaign(council, campaign, [voucher], realmId('riera'));
    const shop = asking(council, await shopIn(council));
    const file = Buffer.from(sampleFiles.jpg).toString('base64');
    const { body } = await shop('shop/pictures', { campaign: campaign.id, kind: 'ticket', file });
    const sale = { key: 'key-of-an-older-town', campaign: campaign.id, price: '40.00', isSeen: true };
    const lines = [{ voucher: voucher.id, uses: 1 }];
    expect(await shop('shop/sales', { ...sale, lines, ticket: (body as { id?: string }).id })).toMatchObject({
      status: 200,
      body: { amount: '20.00' },
    });
    expect((await council.council.audit([])).flatMap(({ broken }) => broken)).toEqual([]);
  },
);
