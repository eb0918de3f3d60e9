import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { redsys, redsysSignature } from './redsys.ts';

const bank = 'https://bank.example';
const address = '/sis/rest/trataPeticionREST';
const key = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';
const order = { realm: realmId('vilanova'), payment: '1234abcdef01', number: 2, amount: cents(500) };

afterEach(() => nock.cleanAll());

describe.each(['HMAC_SHA256_V1', 'HMAC_SHA512_V2'] as const)('a refund under %s', (version) => {
  const provider = redsys({
    url: `${bank}/sis/realizarPago`,
    merchant: '999008881',
    terminal: '1',
    key,
    version,
    noticeUrl: () => 'https://participa.example/notice',
  });
  /** The members of an answer of the bank's test service to a refund. */
  const good = {
    Ds_Amount: '500',
    Ds_Currency: '978',
    Ds_Order: order.payment,
    Ds_MerchantCode: '999008881',
    Ds_Terminal: '1',
    Ds_Response: '0900',
    Ds_AuthorisationCode: '225347',
    Ds_TransactionType: '3',
    Ds_SecurePayment: '0',
    Ds_Language: '1',
    Ds_MerchantData: '2',
    Ds_Card_Country: '724',
  };
  const signed = (content: object, signingKey = key) => {
    const Ds_MerchantParameters = Buffer.from(JSON.stringify(content)).toString('base64');
    const Ds_Signature = redsysSignature(Ds_MerchantParameters, order.payment, { key: signingKey, version });
    return { Ds_SignatureVersion: version, Ds_MerchantParameters, Ds_Signature };
  };
  const answering = (status: number, body: object | string) => nock(bank).post(address).reply(status, body);
  const refund = () => provider.refund(order);

  it('is a signed message about this order, its amount and its number', async () => {
    let came: Record<string, string> = {};
    nock(bank)
      .post(address, (body: Record<string, string>) => {
        came = body;
        return true;
      })
      .reply(200, signed(good));
    expect(await refund()).toEqual({ kind: 'done' });
    const parameters = came['Ds_MerchantParameters'] ?? '';
    expect(came['Ds_Signature']).toBe(redsysSignature(parameters, order.payment, { key, version }));
    expect(JSON.parse(Buffer.from(parameters, 'base64').toString())).toEqual({
      DS_MERCHANT_AMOUNT: '500',
      DS_MERCHANT_ORDER: order.payment,
      DS_MERCHANT_MERCHANTCODE: '999008881',
      DS_MERCHANT_CURRENCY: '978',
      DS_MERCHANT_TRANSACTIONTYPE: '3',
      DS_MERCHANT_TERMINAL: '1',
      DS_MERCHANT_MERCHANTURL: 'https://participa.example/notice',
      DS_MERCHANT_MERCHANTDATA: '2',
    });
  });

  it.each([
    ['900', { kind: 'done' }],
    ['0190', { kind: 'refused', code: '0190' }],
    ['9912', { kind: 'refused', code: '9912' }],
    ['9998', { kind: 'unknown' }],
    ['9999', { kind: 'unknown' }],
    ['0000', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
    ['perhaps', { kind: 'unknown' }],
  ])('that is answered with %s is %j', async (Ds_Response, outcome) => {
    answering(200, signed({ ...good, Ds_Response }));
    expect(await refund()).toEqual(outcome);
  });

  it('that the service rejects before doing anything is refused with its code', async () => {
    answering(200, { errorCode: 'SIS0057' });
    expect(await refund()).toEqual({ kind: 'refused', code: 'SIS0057' });
  });

  it.each([
    ['under another key', signed(good, 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')],
    ['of another order', signed({ ...good, Ds_Order: '000000000000' })],
    ['of another shop', signed({ ...good, Ds_MerchantCode: '1' })],
    ['of another amount', signed({ ...good, Ds_Amount: '501' })],
    ['of another currency', signed({ ...good, Ds_Currency: '840' })],
    ['about a payment', signed({ ...good, Ds_TransactionType: '0' })],
    ['without a signature', { ...signed(good), Ds_Signature: '' }],
    ['with members that are no texts', { Ds_SignatureVersion: version, Ds_MerchantParameters: 7 }],
    ['with another code', { errorCode: 'ok' }],
    ['that is no JSON', '<html>'],
    ['that is no object', '"0900"'],
    ['that has no end', 'x'.repeat(70_000)],
  ])('is neither done nor refused by an answer %s', async (_, body) => {
    answering(200, body);
    expect(await refund()).toEqual({ kind: 'unknown' });
  });

  it('whose answer is lost, or comes with another status, is neither done nor refused', async () => {
    answering(500, signed(good));
    expect(await refund()).toEqual({ kind: 'unknown' });
    nock(bank)
      .post(address)
      .reply(302, '', { location: `${bank}/elsewhere` });
    expect(await refund()).toEqual({ kind: 'unknown' });
    nock(bank)
      .post(address)
      .replyWithError(Object.assign(new Error('cut'), { code: 'ECONNRESET' }));
    expect(await refund()).toEqual({ kind: 'unknown' });
  });

  it('that never left is refused, so that it can be asked for again', async () => {
    for (const code of ['ENOTFOUND', 'ECONNREFUSED', 'EAI_AGAIN']) {
      nock(bank)
        .post(address)
        .replyWithError(Object.assign(new Error('no'), { code }));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refund()).toEqual({ kind: 'refused', code: 'unreachable' });
    }
  });

  it.each([
    [{}, { number: 2, amount: 500, state: 'done' }],
    [{ Ds_Response: '0190' }, { number: 2, amount: 500, state: 'refused' }],
    [{ Ds_MerchantData: '' }, { number: null, amount: 500, state: 'done' }],
    [{ Ds_MerchantData: '0x2' }, { number: null, amount: 500, state: 'done' }],
    [{ Ds_Response: '9998' }, null],
    [{ Ds_Currency: '840' }, null],
    [{ Ds_TransactionType: '1' }, null],
  ])('has a notice which says %j as %j', (more, said) => {
    const notice = provider.notice(signed({ ...good, ...more }));
    expect(notice).toEqual({ payment: order.payment, word: null, refund: said });
  });
});
