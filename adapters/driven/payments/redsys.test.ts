import { describe, expect, it } from 'vitest';
import { aPayment } from '#fixtures/builders/data/payment.ts';
import { redsys, redsysSignature } from './redsys.ts';

/** The key of the bank's own test shop. */
const key = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';

/** The example of the bank's documentation, «Firmar una operación». */
const notice = {
  DS_MERCHANT_AMOUNT: '999',
  DS_MERCHANT_ORDER: '1234567890',
  DS_MERCHANT_MERCHANTCODE: '999008881',
  DS_MERCHANT_CURRENCY: '978',
  DS_MERCHANT_TRANSACTIONTYPE: '0',
  DS_MERCHANT_TERMINAL: '1',
  DS_MERCHANT_MERCHANTURL: 'http://www.prueba.com/urlNotificacion.php',
  DS_MERCHANT_URLOK: 'http://www.prueba.com/urlOK.php',
  DS_MERCHANT_URLKO: 'http://www.prueba.com/urlKO.php',
};
const documented = Buffer.from(JSON.stringify(notice).replaceAll('/', String.raw`\/`)).toString('base64url');

const settings = {
  url: 'https://bank.example/pay',
  merchant: '999008881',
  terminal: '1',
  key,
  noticeUrl: () => 'https://participa.example/notice',
} as const;
const payment = aPayment({ concept: { es: 'Recogida' } });

describe('the signature of the bank', () => {
  it('under HMAC_SHA512_V2 is the one of its documentation', () => {
    expect(redsysSignature(documented, '1234567890', { key, version: 'HMAC_SHA512_V2' })).toBe(
      'Vjo02eSWq249IeZZp3R-ArFnGLhKY0OuzDDlx1BuVtZDC2yhczA7_11uZhsYzLZBCMFAz8u8uzGDX3AErHKmmw',
    );
  });

  it('under HMAC_SHA256_V1 is the one that shops use', () => {
    const parameters = Buffer.from(
      '{"DS_MERCHANT_AMOUNT":"999","DS_MERCHANT_ORDER":"123456789012"}',
    ).toString('base64');
    expect(redsysSignature(parameters, '123456789012', { key, version: 'HMAC_SHA256_V1' })).toBe(
      'BPEXSazbBJ6gjbF6vxi9jF/PGpZsr4BSXHV2qf39fD0=',
    );
  });
});

describe.each(['HMAC_SHA256_V1', 'HMAC_SHA512_V2'] as const)('a notice under %s', (version) => {
  const provider = redsys({ ...settings, version });
  const noticeOf = (content: object) => {
    const parameters = Buffer.from(JSON.stringify(content)).toString('base64');
    const Ds_Signature = redsysSignature(parameters, '1234abcdef01', { key, version });
    return { Ds_SignatureVersion: version, Ds_MerchantParameters: parameters, Ds_Signature };
  };
  const good = {
    Ds_Order: '1234abcdef01',
    Ds_Amount: '1200',
    Ds_Currency: '978',
    Ds_MerchantCode: '999008881',
    Ds_Terminal: '001',
    Ds_TransactionType: '0',
    Ds_Response: '0000',
  };

  it('is accepted if it is signed, in both alphabets of Base64', () => {
    const notice = noticeOf(good);
    const expected = { payment: '1234abcdef01', word: { kind: 'paid', cents: 1200 }, refund: null };
    expect(provider.notice(notice)).toEqual(expected);
    const other = notice.Ds_Signature.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
    expect(provider.notice({ ...notice, Ds_Signature: other })).toEqual(expected);
  });

  it.each(['0000', '0099'])('says paid with %s', (answer) => {
    expect(provider.notice(noticeOf({ ...good, Ds_Response: answer }))?.word?.kind).toBe('paid');
  });
  it.each(['0100', '0190', '9999', '', '0', '-001', undefined])('says not paid with %s', (answer) => {
    expect(provider.notice(noticeOf({ ...good, Ds_Response: answer }))?.word?.kind).toBe('refused');
  });

  it.each([
    ['dollars', { Ds_Currency: '840' }],
    ['no currency', { Ds_Currency: undefined }],
    ['an amount that is no number', { Ds_Amount: '12,00' }],
  ])('of %s says that an amount was taken which cannot be compared', (_, more) => {
    expect(provider.notice(noticeOf({ ...good, ...more }))?.word).toEqual({ kind: 'paid', cents: null });
  });

  it.each(['1', '7', undefined])('of the transaction type %s is no word about a payment', (type) => {
    const notice = provider.notice(noticeOf({ ...good, Ds_TransactionType: type }));
    expect(notice).toEqual({ payment: '1234abcdef01', word: null, refund: null });
  });

  it.each([
    ['merchant', { Ds_MerchantCode: '999008882' }],
    ['terminal', { Ds_Terminal: '2' }],
  ])('of another %s is refused, although the key is the same', (_, more) => {
    expect(provider.notice(noticeOf({ ...good, ...more }))).toBeNull();
  });

  it('is refused if it was changed, is of another version, or says nothing', () => {
    const notice = noticeOf(good);
    const raised = Buffer.from(JSON.stringify({ ...good, Ds_Amount: '1' })).toString('base64');
    expect(provider.notice({ ...notice, Ds_MerchantParameters: raised })).toBeNull();
    expect(provider.notice({ ...notice, Ds_Signature: '' })).toBeNull();
    expect(provider.notice({ ...notice, Ds_SignatureVersion: 'HMAC_SHA1' })).toBeNull();
    expect(provider.notice({})).toBeNull();
    expect(provider.notice(noticeOf({ ...good, Ds_Order: 7 }))).toBeNull();
    expect(provider.notice(noticeOf({ ...good, Ds_Order: '%' }))).toBeNull();
  });

  it('comes after a page that asks for the exact amount', () => {
    const { url, form } = provider.page(payment, {
      back: 'https://participa.example/solicitud/enseres',
      language: 'eu',
    });
    expect(url).toBe('https://bank.example/pay');
    const parameters = JSON.parse(Buffer.from(form['Ds_MerchantParameters'] ?? '', 'base64').toString());
    expect(parameters).toMatchObject({
      DS_MERCHANT_AMOUNT: '1200',
      DS_MERCHANT_CONSUMERLANGUAGE: '013',
      DS_MERCHANT_URLOK: 'https://participa.example/solicitud/enseres',
      DS_MERCHANT_URLKO: 'https://participa.example/solicitud/enseres',
      DS_MERCHANT_PRODUCTDESCRIPTION: 'Recogida',
    });
    expect(form['Ds_Signature']).toBe(
      redsysSignature(form['Ds_MerchantParameters'] ?? '', payment.id, { key, version }),
    );
    expect(
      provider.page({ ...payment, concept: {} }, { back: '/', language: 'es' }).form['Ds_SignatureVersion'],
    ).toBe(version);
  });
});
