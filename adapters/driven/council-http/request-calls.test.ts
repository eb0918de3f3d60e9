import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { beginPaymentCall } from '#adapters/wire/payments/begin-payment.ts';
import { readPaymentCall } from '#adapters/wire/payments/read-payment.ts';
import { askCaptchaCall } from '#adapters/wire/requests/ask-captcha.ts';
import { followRequestCall } from '#adapters/wire/requests/follow-request.ts';
import { readRequestCall } from '#adapters/wire/requests/read-request.ts';
import { seesClosedCall } from '#adapters/wire/requests/sees-closed.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, isRight, left, right } from '#domain/shared/result.ts';
import { answeredSum, callVisitor, type Visitor } from '#fixtures/builders/councils/call-visitor.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { aBody } from '#fixtures/builders/data/council-request.ts';
import { streetReport } from '#fixtures/builders/data/street-report.ts';
import { requestsClient } from './clients/requests-client.ts';
import { councilClient } from './council-client.ts';

const realm = realmId('vilanova');
const unreachable = left({ kind: 'unreachable' });

describe('what a form asks a council, called over HTTP', () => {
  let council: Awaited<ReturnType<typeof startCouncil>>;
  let resident: Visitor;
  beforeAll(async () => {
    council = await startCouncil();
    resident = callVisitor(council.url);
    await resident.enter(realm, 'c'.repeat(32));
  });
  afterAll(() => council.stop());

  const captcha = (lang: string) => resident.call(askCaptchaCall, { realm, format: 'json', lang });
  /** Sends the report and returns its receipt. */
  async function sent(key: string) {
    const body = aBody({ ...streetReport, captcha: await answeredSum(resident, realm) });
    const receipt = await requestsClient(resident.settings).send(realm, mailboxId('incidencias'), key, body);
    if (isLeft(receipt)) throw new Error(receipt.left.kind);
    return receipt.right;
  }
  const follow = (iid: string, body: { readonly email?: string } = {}) =>
    resident.call(followRequestCall, { realm, iid, body });

  it('is a sum as a picture and in words, another each time', async () => {
    const [one, other] = [await captcha('es'), await captcha('eu')];
    expect(one).toMatchObject({ right: { image: expect.stringContaining('<svg') as unknown } });
    expect(isRight(one) && one.right.text).toMatch(/^¿Cuánto/u);
    expect(isRight(other) && other.right.text).toMatch(/^Zenbat/u);
    expect(isRight(one) && one.right.id).not.toBe(isRight(other) && other.right.id);
  });

  it('is a sent request by its reference, which shows the contact only in part', async () => {
    const { id: reference } = await sent('request-calls-one');
    expect(await resident.call(readRequestCall, { realm, body: { reference } })).toMatchObject({
      right: {
        id: reference,
        mailbox: 'incidencias',
        status: 'Recibida',
        threads: [],
        sent: {
          body: { ...streetReport, contact: { firstName: 'A…', email: 'a…@correu.example' } },
          files: [],
        },
      },
    });
    const unknown = { reference: 'AAAA-AAAA-AAAA-AAAA' };
    expect(await resident.call(readRequestCall, { realm, body: unknown })).toEqual(
      left({ kind: 'unknownRequest' }),
    );
  });

  it('is a payment of the form’s own amount, which is not paid by being begun', async () => {
    const begin = (mailbox: string) => resident.call(beginPaymentCall, { realm, body: { mailbox } });
    const begun = await begin('enseres');
    expect(begun).toMatchObject({ right: { amount: 1200 } });
    const { id, url } = isRight(begun) ? begun.right : { id: '', url: '' };
    expect(url).toContain('/payments/page?token=');
    const status = (payment: string) => resident.call(readPaymentCall, { realm, payment });
    expect(await status(id)).toEqual(right('new'));
    expect(await status('none')).toEqual(left({ kind: 'unknownPayment' }));
    expect(await begin('incidencias')).toEqual(left({ kind: 'unknownMailbox' }));
  });

  it('lets a person follow a report once staff approved it', async () => {
    const { iid } = await sent('request-calls-two');
    expect(await follow(iid)).toEqual(left({ kind: 'unknownRequest' }));
    await council.approve(iid);
    expect(await follow(iid, { email: 'pep@correu.example' })).toEqual(
      right({ followers: 1, told: 'asked' }),
    );
    expect(await follow(iid)).toEqual(right({ followers: 1, told: null }));
    expect(await follow('2026-999999')).toEqual(left({ kind: 'unknownRequest' }));
  });

  it('is what a census asks', async () => {
    const census = (id: string) => resident.call(readCensusCall, { realm, id });
    expect(await census('padron')).toMatchObject({ right: { id: 'padron' } });
    expect(await census('nada')).toEqual(left({ kind: 'notFound' }));
  });

  it('gets no answer of a council that is out of reach', async () => {
    const { call } = callVisitor('http://127.0.0.1:1');
    expect(await call(askCaptchaCall, { realm, format: 'json', lang: 'es' })).toEqual(unreachable);
    expect(await call(beginPaymentCall, { realm, body: { mailbox: 'enseres' } })).toEqual(unreachable);
  });
});

describe('what another council answers a form', () => {
  const base = 'https://council.example';
  const call = councilClient({ baseUrl: base, language: () => 'va', firstAnswers: new Map() });
  afterEach(() => nock.cleanAll());
  const begin = () => call(beginPaymentCall, { realm, body: { mailbox: 'avisos' } });

  it('distinguishes a payment that nobody can make from one that may begin later', async () => {
    nock(base).post('/api/vilanova/payments/new').reply(503, { err: 'x', errCode: 89 });
    expect(await begin()).toEqual(left({ kind: 'noBank' }));
    nock(base).post('/api/vilanova/payments/new').reply(503, { err: 'x', errCode: 60 });
    expect(await begin()).toEqual(left({ kind: 'serverFailed', status: 503 }));
  });

  it('is read as the form needs it', async () => {
    nock(base)
      .post('/api/vilanova/payments/new', { mailbox: 'avisos' })
      .reply(200, { status: 'ok', _id: 'p', token: 't', url: '/pay', amount: 12.35, concept: 'x' });
    expect(await begin()).toEqual(right({ id: 'p', url: '/pay', amount: 1235 }));
    nock(base)
      .get(/payments/u)
      .reply(200, { _id: 'p', status: 'pay', amount: 12 });
    expect(await call(readPaymentCall, { realm, payment: 'p' })).toEqual(right('pay'));
    nock(base)
      .get(/census2/u)
      .reply(200, { _id: 'padron', questions: ['Año'] });
    expect(await call(readCensusCall, { realm, id: 'padron' })).toEqual(
      right({ id: 'padron', questions: ['Año'], info: null }),
    );
    nock(base)
      .post(/follow/u, { email: 'a@b.es' })
      .reply(200, { status: 'ok', followers: 3 });
    // A council that does not say whether it will write is taken to write to nobody.
    expect(await call(followRequestCall, { realm, iid: '2026-1', body: { email: 'a@b.es' } })).toEqual(
      right({ followers: 3, told: null }),
    );
  });

  it('shows a closed mailbox only to its staff', async () => {
    const closed = () => call(seesClosedCall, { realm, id: 'avisos' });
    nock(base)
      .get(/mailbox/u)
      .reply(200, { _id: 'avisos', admin: true });
    expect(await closed()).toEqual(right(true));
    nock(base)
      .get(/mailbox/u)
      .reply(200, { _id: 'avisos' });
    expect(await closed()).toEqual(right(false));
  });
});
