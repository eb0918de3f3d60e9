import { describe, expect, it } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
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
const payment = {
  id: '1234abcdef01',
  realm: realmId('vilanova'),
  mailbox: mailboxId('enseres'),
  amount: cents(1200),
  concept: { es: 'Recogida' },
  status: 'new',
  createdAt: 1,
} as const;

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
  const good = { Ds_Order: '1234abcdef01', Ds_Amount: '1200', Ds_Response: '0000' };

  it('is accepted if it is signed, in both alphabets of Base64', () => {
    const notice = noticeOf(good);
    const expected = { payment: '1234abcdef01', isPaid: true, amount: 1200 };
    expect(provider.notice(notice)).toEqual(expected);
    const other = notice.Ds_Signature.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
    expect(provider.notice({ ...notice, Ds_Signature: other })).toEqual(expected);
  });

  it.each(['0000', '0099'])('says paid with %s', (answer) => {
    expect(provider.notice(noticeOf({ ...good, Ds_Response: answer }))?.isPaid).toBe(true);
  });
  it.each(['0100', '0190', '9999', '', '0', '-001', undefined])('says not paid with %s', (answer) => {
    expect(provider.notice(noticeOf({ ...good, Ds_Response: answer }))?.isPaid).toBe(false);
  });

  it('is refused if it was changed, is of another version, or says nothing', () => {
    const notice = noticeOf(good);
    const raised = Buffer.from(JSON.stringify({ ...good, Ds_Amount: '1' })).toString('base64');
    expect(provider.notice({ ...notice, Ds_MerchantParameters: raised })).toBeNull();
    expect(provider.notice({ ...notice, Ds_Signature: '' })).toBeNull();
    expect(provider.notice({ ...notice, Ds_SignatureVersion: 'HMAC_SHA1' })).toBeNull();
    expect(provider.notice({})).toBeNull();
    expect(provider.notice(noticeOf({ ...good, Ds_Order: 7 }))).toBeNull();
  });

  it('comes after a page that asks for the exact amount', () => {
    const { url, form } = provider.page(payment, 'https://participa.example/');
    expect(url).toBe('https://bank.example/pay');
    const parameters = JSON.parse(Buffer.from(form['Ds_MerchantParameters'] ?? '', 'base64').toString());
    expect(parameters).toMatchObject({
      DS_MERCHANT_AMOUNT: '1200',
      DS_MERCHANT_PRODUCTDESCRIPTION: 'Recogida',
    });
    expect(form['Ds_Signature']).toBe(
      redsysSignature(form['Ds_MerchantParameters'] ?? '', payment.id, { key, version }),
    );
    expect(provider.page({ ...payment, concept: {} }, '/').form['Ds_SignatureVersion']).toBe(version);
  });
});
