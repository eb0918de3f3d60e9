import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { townOfMailboxes } from '#fixtures/builders/towns/town-of-mailboxes.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const bank = {
  url: 'https://bank.example/pay',
  merchant: '999008881',
  terminal: '1',
  key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  version: 'HMAC_SHA512_V2',
} as const;
const costing = (_id: string, gateway: string) => ({
  _id,
  title: _id,
  noPrivacyPolicy: true,
  form: [{ name: 'body', title: 'Qué' }],
  payments: { gateway, amount: 12 },
});

/** A town with a form for each gateway, and a services file with the banks given. */
async function aTill(banks: Readonly<Record<string, typeof bank>> = {}) {
  const services = JSON.stringify({ publicUrl: 'https://participa.example', payments: banks });
  const servicesFile = join(scratchFolder({ 'services.json': services }), 'services.json');
  const folders = [townOfMailboxes([costing('feria', 'sandbox')])];
  // An earlier version loaded them; now such a town would be refused.
  const forms = [costing('feria', 'sandbox'), costing('tasa', 'redsys'), costing('errata', 'sanbdox')];
  const old = [{ realm: 'nova', collection: 'mailboxes', documents: forms }];
  const opened = await openTestCouncil({ folders, old, settings: { servicesFile } });
  const cookie = await deviceCookie(opened.server, 'nova');
  const begin = (mailbox: string) =>
    ask(opened.server, {
      method: 'POST',
      url: '/api/nova/payments/new',
      headers: { cookie },
      payload: { mailbox },
    });
  const press = async (token: unknown) =>
    opened.server.inject({
      method: 'POST',
      url: '/api/nova/payments/page',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: String(token), answer: 'pay' }).toString(),
    });
  const page = (token: unknown) => opened.server.inject(`/api/nova/payments/page?token=${String(token)}`);
  return { ...opened, begin, press, page };
}

describe('in a town without a bank', () => {
  it('the sandbox is paid only by forms that name it, also if the services file has a bank under a misspelt town', async () => {
    const { begin, press, page, log, council } = await aTill({ nvoa: bank });
    const { body } = await begin('feria');
    expect((await page(body['token'])).body).toContain('de prueba');
    expect((await press(body['token'])).statusCode).toBe(200);
    for (const form of ['tasa', 'errata']) {
      const refused = await begin(form);
      expect([refused.status, refused.body['errCode']]).toEqual([503, 89]);
      expect(refused.body).not.toHaveProperty('token');
    }
    // The log shows the operator which forms wait for a bank.
    const records = log
      .filter((line) => line.includes('no payment'))
      .map((line): unknown => JSON.parse(line));
    expect(records).toMatchObject([
      { level: 'error', realm: 'nova', mailbox: 'tasa' },
      { level: 'error', realm: 'nova', mailbox: 'errata' },
    ]);
    expect(await council.paymentFaults()).toEqual([
      { kind: 'bankOfNoTown', realm: 'nvoa' },
      { kind: 'noBank', realm: 'nova', mailbox: 'tasa', gateway: 'redsys' },
      { kind: 'noBank', realm: 'nova', mailbox: 'errata', gateway: 'sanbdox' },
    ]);
  });

  it('a payment that was begun while there was a bank is neither shown nor paid in the sandbox', async () => {
    const before = await aTill({ nova: bank });
    expect(await before.council.paymentFaults()).toEqual([
      { kind: 'sandboxUnused', realm: 'nova', mailbox: 'feria', gateway: 'sandbox' },
    ]);
    // The bank charges the payments of all forms, whatever gateway they name.
    const fair = (await before.begin('feria')).body;
    expect((await before.page(fair['token'])).body).toContain('https://bank.example/pay');
    const { token } = (await before.begin('tasa')).body;
    expect((await before.page(token)).body).toContain('https://bank.example/pay');
    await before.close();
    const without = await openTestCouncil({ folders: [], data: before.data });
    const shown = await without.server.inject(`/api/nova/payments/page?token=${String(token)}`);
    expect(shown.statusCode).toBe(503);
    const pressed = await without.server.inject({
      method: 'POST',
      url: '/api/nova/payments/page',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${String(token)}&answer=pay`,
    });
    expect(pressed.statusCode).toBe(404);
  });
});
