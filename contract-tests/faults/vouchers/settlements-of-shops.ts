import { describe, expect, it } from 'vitest';
import type { RunAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import type { Role } from '#domain/office/roles.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import { atTill, bens, ben, pictureOf } from '#fixtures/builders/vouchers/till.ts';

const runs = 'staff/vouchers/campaigns/otono/settlements';
const payer = { name: 'Ajuntament', iban: 'ES91 2100 0418 4502 0005 1332', taxNumber: '12345678Z' };

/** A town in which two sales were made, ten minutes ago. */
async function soldTown() {
  const till = await atTill();
  const { council, shop, sale } = till;
  const one = await shop('shop/sales', sale());
  const file = { campaign: 'otono', kind: 'ticket', file: pictureOf('other') };
  const { id: ticket } = (await shop('shop/pictures', file)).body as { id?: string };
  await shop('shop/sales', sale({ ticket, number: ben, lines: [{ voucher: bens.id, uses: 1 }] }));
  council.setTime(noon + 600_000);
  const staff = async (id: string, ...roles: Role[]) =>
    asking(council, await staffCookie(council, { id, roles }));
  return {
    ...till,
    first: (one.body as { id?: string }).id ?? '',
    teresa: await staff('teresa', 'treasurer'),
    vicent: await staff('vicent', 'voucherSigner'),
    marta: await staff('marta', 'reader'),
  };
}

const runIn = ({ body }: { readonly body: object }) => body as unknown as RunAnswer;

type Town = Awaited<ReturnType<typeof soldTown>>;

/** Only the treasury closes, once, and nobody pays yet. */
async function closes({ teresa, marta }: Town): Promise<void> {
  expect(await marta(runs, {})).toMatchObject({ status: 403 });
  expect(await marta(runs)).toMatchObject({ status: 200, body: { runs: [], maySettle: false } });
  const closed = await teresa(runs, {});
  expect(closed).toMatchObject({
    status: 200,
    body: {
      number: 1,
      refused: 'noPayer',
      settlements: [{ shop: 'forn', amount: 1000, status: 'closed' }],
    },
  });
  expect(await teresa(runs, {})).toMatchObject({
    status: 409,
    body: { errCode: 260, where: 'notLater' },
  });
}

/** A payer is taken down once everything of it is right. */
async function namesPayer({ teresa }: Town): Promise<void> {
  for (const [wrong, where] of [
    [{ iban: 'ES00' }, 'iban'],
    [{ name: ' ' }, 'name'],
    [{ taxNumber: 'x' }, 'taxNumber'],
  ] as const)
    expect(await teresa('staff/vouchers/campaigns/otono/payer', { ...payer, ...wrong })).toMatchObject({
      body: { where },
    });
  expect(await teresa('staff/vouchers/campaigns/otono/payer', payer)).toMatchObject({ status: 200 });
}

/** Both sales are drawn, opened and found right. */
async function looksAtSales({ teresa, first }: Town): Promise<void> {
  const sampled = runIn(await teresa(`${runs}/1/sample`, { seed: '6 2 4', size: 2 }));
  expect(sampled.sample?.sales).toHaveLength(2);
  expect(await teresa(`${runs}/1/sample/${first}`)).toMatchObject({
    status: 200,
    body: { shop: 'Forn de la Plaça', photo: null, ticket: expect.any(String) },
  });
  expect(await teresa(`${runs}/1/sample/none`)).toMatchObject({ status: 404 });
  for (const { id } of sampled.sample?.sales ?? [])
    await teresa(`${runs}/1/checks`, { sale: id, isRight: true, words: '' });
}

/** Two people approve, none of them twice. */
async function isApproved({ teresa, vicent }: Town): Promise<void> {
  const { hash, turn } = runIn(await vicent(`${runs}/1`));
  expect(turn).toBe('first');
  expect(await vicent(`${runs}/1/signatures`, { hash })).toMatchObject({
    body: { waiting: { by: 'vicent', isMine: true }, refused: 'samePerson' },
  });
  expect(await vicent(`${runs}/1/files`, { day: '2027-01-01' })).toMatchObject({ status: 403 });
  expect(await teresa(`${runs}/1/signatures`, { hash })).toMatchObject({
    body: { settlements: [{ status: 'approved' }], approvals: [{ by: ['vicent', 'teresa'] }] },
  });
}

/** The file for the bank has what was approved, and another treasurer reads it. */
async function isExported({ council, teresa }: Town): Promise<void> {
  expect(await teresa(`${runs}/1/files`, { day: 'x' })).toMatchObject({ body: { where: 'noDay' } });
  expect(await teresa(`${runs}/1/files`, { day: '2999-01-01' })).toMatchObject({
    body: { settlements: [{ status: 'exported' }], files: [{ transfers: 1, amount: 1000 }] },
  });
  const file = await council.server.inject({
    url: `/api/vilanova/${runs}/1/files/0`,
    headers: { cookie: await staffCookie(council, { id: 'rosa', roles: ['treasurer'] }) },
  });
  expect(file.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(file.body).toContain('<InstdAmt Ccy="EUR">10.00</InstdAmt>');
  expect(await teresa(`${runs}/1/files/9`)).toMatchObject({ status: 404 });
}

/** The bank pays once, and the shop sees it. */
async function isPaid({ shop, teresa }: Town): Promise<void> {
  const bank = { settlements: ['1-0001'], outcome: 'paid', reason: '' };
  expect(await teresa(`${runs}/1/bank`, bank)).toMatchObject({
    body: { settlements: [{ status: 'paid' }] },
  });
  expect(await teresa(`${runs}/1/bank`, bank)).toMatchObject({ body: { where: 'wrongStatus' } });
  expect(await shop('shop/settlements')).toMatchObject({
    body: { items: [{ id: '1-0001', amount: '10.00', status: 'paid' }] },
  });
  const own = await shop('shop/settlements/otono/1-0001');
  expect((own.body as { sales?: unknown }).sales).toHaveLength(2);
  expect(await shop('shop/settlements/otono/1-0002')).toMatchObject({ status: 404 });
}

/** From the closing to the bank. */
function goesToTheBank(): void {
  it('go from the closing to the bank, and the shop sees its own', async () => {
    const town = await soldTown();
    await closes(town);
    await namesPayer(town);
    await looksAtSales(town);
    await isApproved(town);
    await isExported(town);
    await isPaid(town);
    expect((await town.marta(`${runs}/1/shops/forn`)).body).toMatchObject({ sales: [{}, {}] });
    const { steps } = runIn(await town.marta(`${runs}/1`));
    expect(steps.map(({ act, by }) => `${by} ${act}`)).toEqual([
      'teresa settlement.close',
      'teresa settlement.sample',
      'teresa settlement.checkSale',
      'teresa settlement.checkSale',
      'vicent settlement.sign',
      'teresa settlement.approve',
      'teresa settlement.export',
      'teresa settlement.paid',
    ]);
    expect((await town.marta(runs)).body).toMatchObject({
      payerSteps: [{ act: 'settlement.setPayer', to: '1332', by: 'teresa' }],
    });
    expect((await town.council.council.audit([])).flatMap(({ broken }) => broken)).toEqual([]);
  });
}

/** Who may not approve. */
function needsOthers(): void {
  it('are approved by nobody who gave a code to one of the shops', async () => {
    const { council, teresa } = await soldTown();
    await teresa(runs, {});
    await teresa('staff/vouchers/campaigns/otono/payer', payer);
    const { sample } = runIn(await teresa(`${runs}/1/sample`, { seed: '1', size: 1 }));
    await teresa(`${runs}/1/checks`, { sale: sample?.sales[0]?.id, isRight: true, words: '' });
    const clerk = await staffCookie(council, {
      id: 'clerk of forn',
      roles: ['shopClerk', 'voucherSigner'],
    });
    const giver = asking(council, clerk);
    const { hash, refused } = runIn(await giver(`${runs}/1`));
    expect(refused).toBe('ownShop');
    expect(await giver(`${runs}/1/signatures`, { hash })).toMatchObject({ body: { where: 'ownShop' } });
  });
}

/** What everybody reads. */
function tellsNothingOfOneShop(): void {
  it('are told to everybody without telling what one shop sold', async () => {
    const { marta } = await soldTown();
    expect(await marta('vouchers/campaigns/otono/report')).toMatchObject({
      status: 200,
      body: { spent: null, headings: null, vouchers: [{ id: 'cinco', uses: null }, { id: 'veinte' }] },
    });
    expect(await marta('vouchers/campaigns/none/report')).toMatchObject({ status: 404 });
    expect(await marta('vouchers/campaigns/none/report.csv')).toMatchObject({ status: 404 });
    expect(await marta(`staff/vouchers/campaigns/none/settlements`)).toMatchObject({ status: 404 });
    expect(await marta(`${runs}/7`)).toMatchObject({ status: 404 });
  });
}

/** What holds of settlements, on a council of either database. */
export function settlementsOfShops(name: string): void {
  describe(`settlements in a council on ${name}`, () => {
    goesToTheBank();
    needsOthers();
    tellsNothingOfOneShop();
  });
}
