import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redsysSignature } from '#adapters/driven/payments/redsys.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { answeredCaptcha } from '#fixtures/builders/councils/request-parts.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const bank = {
  url: 'https://bank.example/pay',
  merchant: '999008881',
  terminal: '1',
  key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  version: 'HMAC_SHA512_V2',
} as const;

const paidRequest = async (server: FastifyInstance, payment: unknown) => ({
  address: 'Plaça del Molí',
  contact: { firstName: 'Ana', lastName: 'Gil', telephone: '600000000', email: 'ana@correu.example' },
  extra: { enseres: ['sofa'], bultos: '1', cuando: '2027-01-20T09:30:00+01:00' },
  captcha: await answeredCaptcha(server),
  payment,
  privacy: true,
});

async function aTill(gateway?: typeof bank) {
  const services = JSON.stringify({
    publicUrl: 'https://participa.example/',
    payments: gateway ? { vilanova: gateway } : {},
  });
  const servicesFile = join(scratchFolder({ 'services.json': services }), 'services.json');
  const { server, log } = await openTestCouncil({ settings: { servicesFile } });
  const cookie = await deviceCookie(server);
  const post = (url: string, payload: object) =>
    ask(server, { method: 'POST', url, headers: { cookie }, payload });
  const begin = async (more: object = {}) =>
    (await post('/api/vilanova/payments/new', { mailbox: 'enseres', ...more })).body as Record<
      string,
      string
    >;
  const posted = (url: string, fields: Record<string, string>) =>
    ask(server, { method: 'POST', url, headers: form, payload: new URLSearchParams(fields).toString() });
  const statusOf = async (id: unknown) =>
    (await ask(server, `/citaprevia/vilanova/payments/${String(id)}`)).body['status'];
  const send = async (payment: unknown) =>
    post('/incidences2/vilanova/requests/enseres/create', await paidRequest(server, payment));
  return { server, log, cookie, begin, posted, statusOf, send, post };
}

describe('a payment', () => {
  it('has the mailbox’s amount, whatever the client says, in words or numbers', async () => {
    const { begin, post } = await aTill();
    for (const amount of [1, '1.234,5', '1e3', '-0', -5])
      expect(await begin({ amount, concept: 'Gratis' })).toMatchObject({ amount: 12, status: 'ok' });
    const bad = await post('/api/vilanova/payments/new', { amount: 1 });
    expect(bad).toMatchObject({ status: 400, body: { where: 'mailbox' } });
    expect((await post('/api/vilanova/payments/new', { mailbox: 'incidencias' })).body['errCode']).toBe(72);
  });

  it('is paid on its page and by nothing that a client says, and serves one request', async () => {
    const { begin, posted, statusOf, send } = await aTill();
    const { _id, token = '' } = await begin({ status: 'pay' });
    expect(await statusOf(_id)).toBe('new');
    expect((await send(_id)).body['errCode']).toBe(76);
    const page = '/api/vilanova/payments/page';
    expect((await posted(page, { token: 'guess', answer: 'pay' })).status).toBe(404);
    expect((await posted(page, { token, answer: 'maybe' })).status).toBe(400);
    expect((await posted(page, { token, answer: 'refuse' })).status).toBe(200);
    expect(await statusOf(_id)).toBe('refused');
    expect((await posted(page, { token, answer: 'pay' })).status).toBe(200);
    expect(await statusOf(_id)).toBe('pay');
    const both = await Promise.all([send(_id), send(_id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402]);
    expect(await statusOf(_id)).toBe('used');
    expect((await posted(page, { token, answer: 'refuse' })).status).toBe(200);
    expect(await statusOf(_id)).toBe('used');
  });

  it('has a page that leads back into the portal and nowhere else, and runs nothing', async () => {
    const { begin, server } = await aTill();
    const { token = '' } = await begin();
    const pageTo = (forward: string) =>
      server.inject(`/api/vilanova/payments/page?token=${token}&forward=${encodeURIComponent(forward)}`);
    for (const evil of ['//evil.example', '/\\evil.example', 'https:evil.example', 'javascript:alert(1)'])
      expect((await pageTo(evil)).body).not.toMatch(/href="[^"]*(?:evil|script)/u);
    expect((await pageTo('/"><script>')).body).not.toContain('<script');
    const page = await pageTo('/es/solicitud?b=1&c=2');
    expect(page.body).toContain('href="/es/solicitud?b=1&amp;c=2"');
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; form-action 'self'/u);
    expect(page.body).toContain('12,00\u00A0€');
  });
});

describe('the page of a payment', () => {
  it('is in the language in which the payment was begun, before and after it is answered', async () => {
    const { server, posted } = await aTill();
    const cookie = await deviceCookie(server);
    const begun = await ask(server, {
      method: 'POST',
      url: '/api/vilanova/payments/new',
      headers: { cookie, 'accept-language': 'ca-ES-valencia' },
      payload: { mailbox: 'enseres' },
    });
    const { url, token } = begun.body as Record<string, string>;
    const page = await server.inject(url ?? '');
    expect(page.body).toContain('<html lang="ca-ES-valencia">');
    expect(page.body).toContain('Recollida de trastos a domicili');
    expect(page.body).toContain('name="lang" value="va"');
    const paid = await server.inject({
      method: 'POST',
      url: '/api/vilanova/payments/page',
      headers: form,
      payload: new URLSearchParams({ token: token ?? '', answer: 'pay', lang: 'va' }).toString(),
    });
    expect(paid.body).toContain('Ja pots tancar esta pestanya');
    expect((await posted('/api/vilanova/payments/page', { token: '', lang: 'va' })).status).toBe(404);
  });
});

describe('a town with a bank', () => {
  const noticeOf = (order: string, amount: string, answer: string, key: string = bank.key, more = {}) => {
    const shop = { Ds_MerchantCode: bank.merchant, Ds_Terminal: bank.terminal, Ds_TransactionType: '0' };
    const charge = { Ds_Order: order, Ds_Amount: amount, Ds_Currency: '978', Ds_Response: answer };
    const notice = { ...shop, ...charge, ...more };
    const parameters = Buffer.from(JSON.stringify(notice)).toString('base64');
    return {
      Ds_SignatureVersion: bank.version,
      Ds_MerchantParameters: parameters,
      Ds_Signature: redsysSignature(parameters, order, { ...bank, key }),
    };
  };
  const address = '/api/vilanova/payments/notice';

  it('sends the browser to the bank with a signed form, and refuses payment in the sandbox', async () => {
    const { begin, posted, server } = await aTill(bank);
    const { token = '', url = '' } = await begin();
    const page = await server.inject(url);
    expect(page.body).toContain('action="https://bank.example/pay"');
    expect(page.headers['content-security-policy']).toContain('form-action https://bank.example;');
    const parameters = /Ds_MerchantParameters" value="([^"]+)"/u.exec(page.body)?.[1] ?? '';
    expect(JSON.parse(Buffer.from(parameters, 'base64').toString())).toMatchObject({
      DS_MERCHANT_AMOUNT: '1200',
      DS_MERCHANT_MERCHANTURL: 'https://participa.example/api/vilanova/payments/notice',
    });
    expect((await posted('/api/vilanova/payments/page', { token, answer: 'pay' })).status).toBe(404);
  });

  it('trusts only the bank’s signed notice', async () => {
    const { begin, posted, statusOf } = await aTill(bank);
    const { _id = '' } = await begin();
    const forged = noticeOf(_id, '1200', '0000', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect((await posted(address, forged)).status).toBe(404);
    expect((await posted(address, {})).status).toBe(404);
    expect(
      (await posted(address, { ...noticeOf(_id, '1200', '0000'), Ds_MerchantParameters: '%%' })).status,
    ).toBe(404);
    expect(await statusOf(_id)).toBe('new');
    const foreign = noticeOf(_id, '1200', '0000', bank.key, { Ds_MerchantCode: '999008882' });
    expect((await posted(address, foreign)).status).toBe(404);
    const refund = noticeOf(_id, '1200', '0900', bank.key, { Ds_TransactionType: '3' });
    expect((await posted(address, refund)).status).toBe(200);
    expect(await statusOf(_id)).toBe('new');
    expect((await posted(address, noticeOf(_id, '1200', '0190'))).status).toBe(200);
    expect(await statusOf(_id)).toBe('refused');
    expect((await posted(address, noticeOf(_id, '1200', '0000'))).status).toBe(200);
    expect(await statusOf(_id)).toBe('pay');
    expect((await posted(address, noticeOf('000000000000', '1200', '0000'))).status).toBe(404);
  });

  it.each([
    ['another amount', '1', '978'],
    ['another currency', '1200', '840'],
  ])('calls a payment of %s what it is, and tells the operator', async (_, amount, Ds_Currency) => {
    const { begin, posted, statusOf, send, server, log } = await aTill(bank);
    const { _id = '', url = '' } = await begin();
    const notice = noticeOf(_id, amount, '0000', bank.key, { Ds_Currency });
    expect((await posted(address, notice)).status).toBe(200);
    expect(await statusOf(_id)).toBe('review');
    expect((await send(_id)).body['errCode']).toBe(76);
    const page = (await server.inject(`${url}&lang=en`)).body;
    expect(page).toContain('un importe distinto');
    expect(page).not.toContain('<button');
    expect(log.filter((line) => line.includes('another amount or currency'))).toHaveLength(1);
    expect((await posted(address, noticeOf(_id, '1200', '0190'))).status).toBe(200);
    expect(await statusOf(_id)).toBe('review');
  });

  it('leads back to the form that waits, in its town, and speaks its payer’s language', async () => {
    const { begin, server } = await aTill(bank);
    const wayOf = async (forward: string, host = 'localhost') => {
      const { url = '' } = await begin({ forward });
      const page = (await server.inject({ url, headers: { host } })).body;
      const parameters = /Ds_MerchantParameters" value="([^"]+)"/u.exec(page)?.[1] ?? '';
      return JSON.parse(Buffer.from(parameters, 'base64').toString()) as Record<string, string>;
    };
    const form = '/va/solicitud/enseres?proceso=proc-102';
    expect(await wayOf(form)).toMatchObject({
      DS_MERCHANT_URLOK: `http://localhost${form}`,
      DS_MERCHANT_URLKO: `http://localhost${form}`,
      DS_MERCHANT_CONSUMERLANGUAGE: '001',
    });
    // oxlint-disable-next-line no-await-in-loop -- one payment goes on
    for (const away of [
      '//e.example',
      '/\\e.example',
      'https:e.example',
      '/..//e.example',
      '/./\\e',
      `/${'a'.repeat(300)}`,
    ])
      expect((await wayOf(away))['DS_MERCHANT_URLOK']).toBe('http://localhost/');
  });
});

describe('a payment in a town that is not the one of the host', () => {
  it('leads back to its own town, and in the language of its page', async () => {
    const services = JSON.stringify({ publicUrl: 'https://participa.example', payments: { benialt: bank } });
    const servicesFile = join(scratchFolder({ 'services.json': services }), 'services.json');
    const { server } = await openTestCouncil({ settings: { servicesFile } });
    const cookie = await deviceCookie(server, 'benialt');
    const { body } = await ask(server, {
      method: 'POST',
      url: '/api/benialt/payments/new',
      headers: { cookie, 'accept-language': 'ca-ES-valencia' },
      payload: { mailbox: 'piscina', forward: '/solicitud/piscina' },
    });
    const page = (await server.inject(String(body['url']))).body;
    const parameters = /Ds_MerchantParameters" value="([^"]+)"/u.exec(page)?.[1] ?? '';
    expect(JSON.parse(Buffer.from(parameters, 'base64').toString())).toMatchObject({
      DS_MERCHANT_URLOK: 'http://localhost:80/solicitud/piscina?realm=benialt',
      DS_MERCHANT_CONSUMERLANGUAGE: '010',
    });
  });
});

describe('a payment that was made', () => {
  it('serves no other device that knows its number', async () => {
    const { begin, posted, statusOf, send, server } = await aTill();
    const { _id = '', token = '' } = await begin();
    await posted('/api/vilanova/payments/page', { token, answer: 'pay' });
    const thief = await deviceCookie(server);
    const stolen = await ask(server, {
      method: 'POST',
      url: '/incidences2/vilanova/requests/enseres/create',
      headers: { cookie: thief },
      payload: await paidRequest(server, _id),
    });
    expect(stolen).toMatchObject({ status: 402, body: { errCode: 76 } });
    expect(await statusOf(_id)).toBe('pay');
    // Its payer finds it again, in another tab or after the draft was lost, and is not charged twice.
    expect(await begin()).toMatchObject({ _id, token });
    expect((await send(_id)).status).toBe(200);
    expect((await begin())['_id']).not.toBe(_id);
  });
});
