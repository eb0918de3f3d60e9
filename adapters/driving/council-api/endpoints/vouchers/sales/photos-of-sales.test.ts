import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { RunAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import { bytes } from '#fixtures/builders/data/upload-files.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import { atTill, second } from '#fixtures/builders/vouchers/till.ts';

const place = 'GPS 39.41 N';
/** A picture as a telephone makes it, with its place, and with words in its pixels. */
const taken = (pixels: string) =>
  Buffer.from(
    bytes(
      `\u00FF\u00D8\u00FF\u00E1\u0000\u0013Exif\u0000\u0000${place}\u00FF\u00DA\u0000\u0002${pixels}\u00FF\u00D9`,
    ),
  ).toString('base64');

/** All that a council has on its disk but the keys. */
const onDisk = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );

const runs = 'staff/vouchers/campaigns/otono/settlements';
const payer = { name: 'Ajuntament', iban: 'ES9121000418450200051332', taxNumber: 'P4626000F' };

it('a photo of a document is on the disk for nobody, in the sample for who settles, and gone once it is paid', async () => {
  const { council, shop, sale } = await atTill({ ...openCampaign, samePricePerSale: 2 });
  const put = async (kind: string, pixels: string) => {
    const { body } = await shop('shop/pictures', { campaign: 'otono', kind, file: taken(pixels) });
    return (body as { id?: string }).id ?? '';
  };
  const sell = async (words: string, voucher: object = {}) => {
    const [ticket, photo] = [await put('ticket', `ticket ${words}`), await put('identity', `photo ${words}`)];
    const sold = await shop('shop/sales', sale({ ticket, photo, number: null, ...voucher }));
    expect(sold.status).toBe(200);
    return (sold.body as { id?: string }).id ?? '';
  };
  const sales = [await sell('one'), await sell('two', { lines: [{ voucher: second.id, uses: 1 }] })];
  const stored = onDisk(council.data);
  expect(stored.includes('ticket one')).toBe(true);
  for (const hidden of ['photo one', 'photo two', place]) expect(stored.includes(hidden)).toBe(false);

  // Keys are of a day: they are destroyed once every sale of the day is paid.
  const nextDay = noon + 86_400_000;
  council.setTime(nextDay);
  const staff = async (id: string, role: 'treasurer' | 'voucherSigner') =>
    asking(council, await staffCookie(council, { id, roles: [role], now: nextDay }));
  const [teresa, vicent] = [await staff('teresa', 'treasurer'), await staff('vicent', 'voucherSigner')];
  await teresa(runs, {});
  await teresa('staff/vouchers/campaigns/otono/payer', payer);
  const { sample } = (await teresa(`${runs}/1/sample`, { seed: '3 1', size: 1 }))
    .body as unknown as RunAnswer;
  const drawn = sample?.sales[0]?.id ?? '';
  const other = sales.find((id) => id !== drawn);
  const photoIn = async (id: string) => {
    const { photo } = (await teresa(`${runs}/1/sample/${id}`)).body as { photo?: string | null };
    return photo && Buffer.from(photo, 'base64').toString('latin1');
  };
  expect(await photoIn(drawn)).toMatch(/photo (?:one|two)/u);
  expect(await photoIn(drawn)).not.toContain(place);
  expect((await teresa(`${runs}/1/sample/${other}`)).status).toBe(404);
  expect((await vicent(`${runs}/1/sample/${drawn}`)).status).toBe(403);
  await teresa(`${runs}/1/checks`, { sale: drawn, isRight: true, words: '' });
  for (const signer of [vicent, teresa]) {
    const { hash } = (await signer(`${runs}/1`)).body as unknown as RunAnswer;
    expect((await signer(`${runs}/1/signatures`, { hash })).status).toBe(200);
  }
  await teresa(`${runs}/1/files`, { day: '2999-01-01' });
  expect(await photoIn(drawn)).toMatch(/photo (?:one|two)/u);
  await teresa(`${runs}/1/bank`, { settlements: ['1-0001'], outcome: 'paid', reason: '' });
  expect(await photoIn(drawn)).toBeNull();
});
