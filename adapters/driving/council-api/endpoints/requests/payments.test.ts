import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redsysSignature } from '#adapters/driven/payments/redsys.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { answeredCaptcha } from '#fixtures/builders/councils/sample-calls.ts';
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

async function aTill(gateway?: typeof bank) {
  const services = JSON.stringify({
    publicUrl: 'https://participa.example/',
    payments: gateway ? { vilanova: gateway } : {},
  });
  const servicesFile = join(scratchFolder({ 'services.json': services }), 'services.json');
  const { server } = await openTestCouncil({ settings: { servicesFile } });
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
    post('/incidences2/vilanova/requests/enseres/create', {
      address: 'Plaça del Molí',
      contact: { firstName: 'Ana', lastName: 'Gil', telephone: '600000000', email: 'ana@correu.example' },
      extra: { enseres: ['sofa'], bultos: '1', cuando: '2027-01-20T09:30:00+01:00' },
      captcha: await answeredCaptcha(server),
      payment,
      privacy: true,
    });
  return { server, begin, posted, statusOf, send, post };
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
  const noticeOf = (order: string, amount: string, answer: string, key: string = bank.key) => {
    const notice = { Ds_Order: order, Ds_Amount: amount, Ds_Response: answer };
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
    expect((await posted(address, noticeOf(_id, '1', '0000'))).status).toBe(200);
    expect(await statusOf(_id)).toBe('refused');
    expect((await posted(address, noticeOf(_id, '1200', '0190'))).status).toBe(200);
    expect(await statusOf(_id)).toBe('refused');
    expect((await posted(address, noticeOf(_id, '1200', '0000'))).status).toBe(200);
    expect(await statusOf(_id)).toBe('pay');
    expect((await posted(address, noticeOf('000000000000', '1200', '0000'))).status).toBe(404);
  });
});
