import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, instead, json, onlyWhere } from '../damage.ts';

const orders = /\/vouchers\/campaigns\/[^/]+\/orders$/u;
const sales = /\/shop\/sales$/u;

const whenRefused = (change: Parameters<typeof onlyWhere>[1]) =>
  onlyWhere(({ status }) => status >= 400, change);
const theSecondTime = (change: Parameters<typeof onlyWhere>[1]) =>
  onlyWhere((_, { nth }) => nth === 2, change);

/** A shop of the showcase with what nobody may read. */
const emailed = {
  id: 'x',
  name: 'X',
  address: '',
  place: null,
  headings: [],
  sells: '',
  others: [],
  hours: '',
  telephone: '',
  details: { isStepFree: false, delivers: false, takesCards: false, speaks: [], whatsapp: '', web: '' },
  language: 'es',
  takesVouchers: false,
  confirmed: '',
  age: 'fresh',
  days: 0,
  offers: [],
  photo: null,
  email: 'x@example.org',
};

/** How a council could break vouchers: their rules, their orders and their sales; and the showcase of the same shops. */
export const voucherDamages = {
  'bon-01': {
    tells: 'the hash of other rules',
    at: /\/vouchers\/campaigns\/[^/]+$/u,
    change: json((body) => ({ ...body, hash: 'f'.repeat(64) })),
    finds: 'value',
  },
  'bon-02': {
    tells: 'other vouchers for the order that came twice',
    at: orders,
    change: theSecondTime(json((body) => ({ ...body, id: 'another' }))),
    finds: 'value',
  },
  'bon-03': {
    tells: 'a million vouchers for one person',
    at: orders,
    change: instead(200, { state: 'granted' }),
    finds: 'status',
  },
  'bon-04': {
    tells: 'a stranger who is told that nothing is left',
    at: orders,
    change: whenRefused(json((body) => ({ ...body, where: 'soldOut' }))),
    finds: 'value',
  },
  'bon-05': {
    tells: 'vouchers without a session',
    at: orders,
    change: instead(200, { state: 'granted' }),
    finds: 'status',
  },
  'bon-06': {
    tells: 'a wallet with the vouchers of somebody else',
    at: /\/vouchers\/wallet$/u,
    change: json(({ items }) => ({ items: [...(items as unknown[]), ...(items as unknown[])] })),
    finds: 'count',
  },
  'bot-03': {
    tells: 'a stranger who is refused in other words',
    at: sales,
    change: whenRefused(json((body) => ({ ...body, message: 'No' }))),
    finds: 'value',
  },
  'bot-04': {
    tells: 'a second receipt for the sale that came twice',
    at: sales,
    change: theSecondTime(json((body) => ({ ...body, number: 'B-0001-99' }))),
    finds: 'value',
  },
  'bot-05': {
    tells: 'a price with a comma that is taken',
    at: sales,
    change: onlyWhere((_, { method }) => method === 'POST', instead(200, { status: 'finished' })),
    finds: 'status',
  },
  'com-01': {
    tells: 'a shop with its email',
    at: /\/showcase$/u,
    change: json((body) => ({ ...body, items: [emailed] })),
    finds: 'unwanted',
  },
  'com-02': {
    tells: 'what a shop sets aside for everybody',
    at: /\/shop\/pickups$/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
} satisfies Partial<Record<CheckId, Damage>>;
