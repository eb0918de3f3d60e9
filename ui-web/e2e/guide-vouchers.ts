import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import type { StaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { RunAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import { overHttp } from '#fixtures/builders/councils/over-http.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ageSales } from '#fixtures/builders/vouchers/aged-sales.ts';
import { asking, deviceOfCode } from '#fixtures/builders/vouchers/shop-visit.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';
import type { Served } from './served.ts';

const campaign = 'bonos-vilanova';
const runs = `staff/vouchers/campaigns/${campaign}/settlements`;
const payer = { name: 'Ajuntament de Vilanova', iban: 'ES9121000418450200051332', taxNumber: 'P4626000F' };
/** A photo as a camera makes it. */
const photo = join(sampleFolder, 'vilanova', 'office', 'farola.jpg');

interface SampleOrder {
  readonly identity: string;
  readonly counts: readonly number[];
}

/** The orders of the sample, by the keys under which it made them. */
function sampleOrders(): readonly (SampleOrder & { readonly key: string })[] {
  const file = readFileSync(join(sampleFolder, 'vilanova', 'office.json'), 'utf8');
  const { campaigns } = JSON.parse(file) as { campaigns: { id: string; orders: SampleOrder[] }[] };
  const orders = campaigns.find(({ id }) => id === campaign)?.orders ?? [];
  return orders.map((order) => ({
    ...order,
    key: `key-of-a-sample-${order.identity}-${order.counts.join('-')}`,
  }));
}

/** The windows of the people in the pictures: what each browser has. */
export interface VoucherWindows {
  readonly shop: string;
  readonly treasurer: string;
  readonly signer: string;
  /** The wallet of a resident, as their browser stores it. */
  readonly wallet: string;
  /** A voucher that the shop can still sell, and the number of its holder. */
  readonly unsold: { readonly id: string; readonly identity: string };
}

type Ask = ReturnType<typeof asking>;

/** The vouchers of the sample with the numbers of their holders. */
async function vouchersOf(ask: Ask) {
  const found: { id: string; type: string; identity: string; key: string; order: OwnOrderAnswer }[] = [];
  for (const { key, identity } of sampleOrders()) {
    // oxlint-disable-next-line no-await-in-loop -- an order is a person
    const { body } = await ask('vouchers/wallet', { orders: [{ campaign, key }] });
    for (const order of (body as unknown as { items: OwnOrderAnswer[] }).items)
      for (const { id, type, status } of order.vouchers)
        if (status === 'granted') found.push({ id, type, identity, key, order });
  }
  return found;
}

/** Signs a device of each authorised shop in. */
async function tillsOf(council: { readonly server: ReturnType<typeof overHttp> }, clerk: Ask) {
  const { items } = (await clerk('staff/vouchers/shops')).body as unknown as { items: StaffShop[] };
  const cookies: string[] = [];
  for (const { id, taxNumber, status } of items) {
    if (status !== 'authorised') continue;
    // oxlint-disable-next-line no-await-in-loop -- one till after the other
    const given = await clerk(`staff/vouchers/shops/${id}/codes`, { name: 'Caja 1' });
    // oxlint-disable-next-line no-await-in-loop -- as above
    cookies.push(await deviceOfCode(council, taxNumber, String(given.body['code'])));
  }
  return cookies;
}

/** Lets the shops of the sample sell, closes what they are owed, and draws a sample of which one sale was looked at. */
export async function sellForGuides(served: Pick<Served, 'url' | 'data'>): Promise<VoucherWindows> {
  const council = { server: overHttp(served.url) };
  const now = Date.now();
  const staff = (id: string, name: string, ...roles: Parameters<typeof staffCookie>[1]['roles'] & object) =>
    staffCookie(served, { id, name, roles, now });
  const clerk = asking(council, await staff('clerk-of-guides', 'Josep Mira', 'shopClerk'));
  const treasurer = await staff('treasurer-of-guides', 'Empar Llopis', 'treasurer', 'reader', 'shopClerk');
  const signer = await staff('signer-of-guides', 'Rosa Climent', 'voucherSigner', 'reader');
  const [cookies, vouchers] = await Promise.all([tillsOf(council, clerk), vouchersOf(asking(council, ''))]);
  const [unsold, mine, ...sold] = vouchers;
  if (unsold === undefined || mine === undefined) throw new Error('the sample has too few vouchers');
  for (const [n, { id, identity }] of sold.entries()) {
    const till = asking(council, cookies[n % cookies.length] ?? '');
    const file = Buffer.concat([readFileSync(photo), Buffer.from(String(n))]).toString('base64');
    // oxlint-disable-next-line no-await-in-loop -- one customer after the other
    const ticket = (await till('shop/pictures', { campaign, kind: 'ticket', file })).body['id'];
    const sale = { key: `key-of-a-sale-of-guides-${n}`, campaign, price: `${24 + n}.50`, ticket };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await till('shop/sales', { ...sale, lines: [{ voucher: id, uses: 1 }], number: identity });
  }
  ageSales(served, 600_000);
  const treasury = asking(council, treasurer);
  await treasury(runs, {});
  await treasury(`staff/vouchers/campaigns/${campaign}/payer`, payer);
  const { body } = await treasury(`${runs}/1/sample`, { seed: '4 2 6 1 5', size: 4 });
  const [first] = (body as unknown as RunAnswer).sample?.sales ?? [];
  await treasury(`${runs}/1/checks`, { sale: first?.id, isRight: true, words: '' });
  const wallet = JSON.stringify([{ campaign, key: mine.key, answer: mine.order }]);
  return { shop: cookies[0] ?? '', treasurer, signer, wallet, unsold };
}

/** Looks at the rest of the sample, signs by two people, and makes the file for the bank. */
export async function approveForGuides({ url }: Pick<Served, 'url'>, windows: VoucherWindows): Promise<void> {
  const council = { server: overHttp(url) };
  const treasury = asking(council, windows.treasurer);
  const run = async (ask: Ask) => (await ask(`${runs}/1`)).body as unknown as RunAnswer;
  // oxlint-disable-next-line no-await-in-loop -- one sale after the other
  for (const { id, check } of (await run(treasury)).sample?.sales ?? [])
    if (check === null) await treasury(`${runs}/1/checks`, { sale: id, isRight: true, words: '' });
  for (const cookie of [windows.signer, windows.treasurer]) {
    const ask = asking(council, cookie);
    // oxlint-disable-next-line no-await-in-loop -- the second signs what the first has signed
    await ask(`${runs}/1/signatures`, { hash: (await run(ask)).hash });
  }
  await treasury(`${runs}/1/files`, { day: '2031-11-28' });
}

const type = async (page: Page, text: string) => {
  await page.getByRole('textbox').first().fill(text);
  await page.keyboard.press('Enter');
};

/** Sells a voucher as far as its proof; with `isWhole`, as far as its summary. */
export const sellInPicture =
  (isWhole: boolean) =>
  async (page: Page, { unsold }: VoucherWindows): Promise<void> => {
    await type(page, unsold.id);
    await page.locator('input[inputmode="decimal"]').waitFor();
    await type(page, '24.50');
    // Another one in each language: the till says if a ticket came before.
    const ticket = { name: 'tique.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('[data-picture="ticket"]').setInputFiles(ticket);
    await page.locator('[role="status"] svg').first().waitFor();
    await page.getByRole('textbox').first().fill(unsold.identity);
    if (!isWhole) return;
    await page.keyboard.press('Enter');
    await page.locator('dl').waitFor();
  };
