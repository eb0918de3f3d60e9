import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type {
  PaymentProvider,
  RefundAnswer,
  RefundNotice,
  RefundOrder,
} from '#application/ports/server/payment-provider.ts';
import type { BankWord } from '#domain/payments/settling.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';
import { cents } from '#domain/shared/money.ts';
import { postedJson } from './posted-json.ts';

/** What a town's bank gave it. */
export interface RedsysSettings {
  /** `https://sis.redsys.es/sis/realizarPago`, or the bank's test address. */
  readonly url: string;
  readonly merchant: string;
  readonly terminal: string;
  /** The merchant's key, Base64. */
  readonly key: string;
  readonly version: 'HMAC_SHA256_V1' | 'HMAC_SHA512_V2';
  /** Where the bank sends its signed notice. */
  readonly noticeUrl: (realm: string) => string;
}

/** The order's own key under V1: 3DES-CBC of the order, zero IV, filled with zeros to whole blocks. */
function orderKeyV1(order: string, key: string): Buffer {
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8));
  cipher.setAutoPadding(false);
  const plain = Buffer.from(order, 'utf8');
  const whole = Buffer.concat([plain, Buffer.alloc((8 - (plain.length % 8)) % 8)]);
  return Buffer.concat([cipher.update(whole), cipher.final()]);
}

/** Under V2: AES-128-CBC of the order with the key's first 16 signs, zero IV, as Base64. */
function orderKeyV2(order: string, key: string): Buffer {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key.slice(0, 16), 'utf8'), Buffer.alloc(16));
  const closed = Buffer.concat([cipher.update(order, 'utf8'), cipher.final()]);
  return Buffer.from(closed.toString('base64'), 'utf8');
}

type Signing = Pick<RedsysSettings, 'key' | 'version'>;

/** The signature of `Ds_MerchantParameters` (Base64 as it is sent) for an order. */
export function redsysSignature(parameters: string, order: string, { key, version }: Signing): string {
  return version === 'HMAC_SHA256_V1'
    ? createHmac('sha256', orderKeyV1(order, key)).update(parameters).digest('base64')
    : createHmac('sha512', orderKeyV2(order, key)).update(parameters).digest('base64url');
}

/** Banks write Base64 with `+/` or `-_`, with or without its padding. */
const plain = (signature: string) =>
  Buffer.from(signature.replaceAll('-', '+').replaceAll('_', '/'), 'base64');

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [plain(a), plain(b)];
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other);
};

function decoded(parameters: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(plain(parameters).toString('utf8'));
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A value of the notice, which some notices write as in an address; empty if it is not one. */
function valueOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

const euro = '978';
/** Types of transactions. */
const [payment, refund] = ['0', '3'];
/** The languages of the bank's page, by its own numbers. */
const languages: Readonly<Record<Language, string>> = {
  es: '001',
  en: '002',
  ca: '003',
  va: '010',
  eu: '013',
};

type Notice = Readonly<Record<string, unknown>>;

/** Numbers of terminals are written with and without zeros in front. */
const isOfShop = (notice: Notice, { merchant, terminal }: RedsysSettings): boolean =>
  valueOf(notice['Ds_MerchantCode']) === merchant &&
  valueOf(notice['Ds_Terminal']).replace(/^0+/u, '') === terminal.replace(/^0+/u, '');

/** The amount of a notice in cents of a euro; null if it is none. */
function euroCents(notice: Notice): number | null {
  const amount = valueOf(notice['Ds_Amount']);
  const isEuro = valueOf(notice['Ds_Currency']) === euro && /^\d{1,12}$/u.test(amount);
  return isEuro ? Number(amount) : null;
}

/** 0000 to 0099 is paid. Null for what is no payment: a refund or a reservation has another type. */
function wordIn(notice: Notice): BankWord | null {
  if (valueOf(notice['Ds_TransactionType']) !== payment) return null;
  const answer = valueOf(notice['Ds_Response']);
  if (!/^\d{4}$/u.test(answer) || Number(answer) > 99) return { kind: 'refused' };
  return { kind: 'paid', cents: euroCents(notice) };
}

/** What Redsys answers to a refund: 0900 is done; 9998 and 9999 are not yet decided. */
function refundAnswerIn(notice: Notice): RefundAnswer {
  const answer = valueOf(notice['Ds_Response']).padStart(4, '0');
  if (answer === '0900') return { kind: 'done' };
  return /^\d{4}$/u.test(answer) && !['0000', '9998', '9999'].includes(answer)
    ? { kind: 'refused', code: answer }
    : { kind: 'unknown' };
}

function refundIn(notice: Notice): RefundNotice | null {
  if (valueOf(notice['Ds_TransactionType']) !== refund) return null;
  const [{ kind }, amount] = [refundAnswerIn(notice), euroCents(notice)];
  if (kind === 'unknown' || amount === null) return null;
  const number = valueOf(notice['Ds_MerchantData']);
  return {
    number: /^[1-9]\d{0,5}$/u.test(number) ? Number(number) : null,
    amount: cents(amount),
    state: kind,
  };
}

type Form = Readonly<Record<string, unknown>>;

/** What a message of the bank says, if the bank has signed it and it is about this shop; else null. */
function signedNotice(form: Form, settings: RedsysSettings): Notice | null {
  const text = (name: string) => {
    const value = form[name];
    return typeof value === 'string' ? value : '';
  };
  const parameters = text('Ds_MerchantParameters');
  const notice = decoded(parameters);
  if (notice === null || text('Ds_SignatureVersion') !== settings.version) return null;
  const order = valueOf(notice['Ds_Order']);
  const signature = redsysSignature(parameters, order, settings);
  if (order === '' || !isSame(signature, text('Ds_Signature'))) return null;
  return isOfShop(notice, settings) ? notice : null;
}

/** A signed message to the bank. */
function signedForm(content: object, order: string, settings: RedsysSettings) {
  const parameters = Buffer.from(JSON.stringify(content), 'utf8').toString('base64');
  return {
    Ds_SignatureVersion: settings.version,
    Ds_MerchantParameters: parameters,
    Ds_Signature: redsysSignature(parameters, order, settings),
  };
}

/**
 * Sends a refund (REST, type 3). Redsys signs its answers, but not the codes by which it rejects a message before it has
 * done anything (SIS0057: more than was paid): those are believed because the connection is encrypted.
 */
async function sendRefund(order: RefundOrder, settings: RedsysSettings): Promise<RefundAnswer> {
  const { merchant, terminal, url } = settings;
  const content = {
    DS_MERCHANT_AMOUNT: String(order.amount),
    DS_MERCHANT_ORDER: order.payment,
    DS_MERCHANT_MERCHANTCODE: merchant,
    DS_MERCHANT_CURRENCY: euro,
    DS_MERCHANT_TRANSACTIONTYPE: refund,
    DS_MERCHANT_TERMINAL: terminal,
    DS_MERCHANT_MERCHANTURL: settings.noticeUrl(order.realm),
    DS_MERCHANT_MERCHANTDATA: String(order.number),
  };
  const answered = await postedJson(
    new URL('/sis/rest/trataPeticionREST', url),
    signedForm(content, order.payment, settings),
  );
  if (answered.kind !== 'answered') return answered;
  const code = answered.body['errorCode'];
  if (typeof code === 'string' && /^SIS\d{4}$/u.test(code)) return { kind: 'refused', code };
  const notice = signedNotice(answered.body, settings);
  const isAbout =
    notice !== null &&
    valueOf(notice['Ds_Order']) === order.payment &&
    valueOf(notice['Ds_TransactionType']) === refund &&
    euroCents(notice) === order.amount;
  return isAbout ? refundAnswerIn(notice) : { kind: 'unknown' };
}

/** Redsys by redirection: the browser posts a signed form, the bank posts a signed notice. Refunds go by its REST service. */
export function redsys(settings: RedsysSettings): PaymentProvider {
  const { url, merchant, terminal } = settings;
  return {
    page: ({ id, amount, realm, concept }, { back, language }) => {
      const order = {
        DS_MERCHANT_AMOUNT: String(amount),
        DS_MERCHANT_ORDER: id,
        DS_MERCHANT_MERCHANTCODE: merchant,
        DS_MERCHANT_CURRENCY: euro,
        DS_MERCHANT_TRANSACTIONTYPE: payment,
        DS_MERCHANT_TERMINAL: terminal,
        DS_MERCHANT_MERCHANTURL: settings.noticeUrl(realm),
        DS_MERCHANT_URLOK: back,
        DS_MERCHANT_URLKO: back,
        DS_MERCHANT_CONSUMERLANGUAGE: languages[language],
        DS_MERCHANT_PRODUCTDESCRIPTION: textFor(concept, language, 'es').text.slice(0, 125),
      };
      return { url, form: signedForm(order, id, settings) };
    },
    notice: (form) => {
      const notice = signedNotice(form, settings);
      if (notice === null) return null;
      return { payment: valueOf(notice['Ds_Order']), word: wordIn(notice), refund: refundIn(notice) };
    },
    refund: (order) => sendRefund(order, settings),
  };
}
