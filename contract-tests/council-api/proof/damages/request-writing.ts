import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, instead, json, onlyWhere, without } from '../damage.ts';

const create = /\/requests\/[\w-]+\/create$/u;
const own = /\/requests\/mine$/u;
const loggedIn = /\/loggedin$/u;
const register = /\/auth\/register/u;
const token = /\/login\/token$/u;
const payments = /\/payments\//u;
const uploads = /\/assets2$/u;
const census = /\/census2\//u;
const made = { status: 'ok', _id: 'AAAA-AAAA-AAAA-AAAA' };
const whenRefused = (change: Parameters<typeof onlyWhere>[1]) =>
  onlyWhere(({ status }) => status >= 400, change);

/** How a council could break persons, requests, uploads and payments as they are sent. */
export const requestWritingDamages = {
  'esp-01': {
    tells: 'a stranger who is in a town',
    at: /\/spaces$/u,
    change: instead(200, { items: [{ _id: 'x' }], itemsCount: 1 }),
    finds: 'count',
  },
  'esp-02': {
    tells: 'a session in no town',
    at: /\/spaces$/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'value',
  },
  'per-01': {
    tells: 'user data that are forgotten',
    at: loggedIn,
    change: json(without('email')),
    finds: 'value',
  },
  'per-02': {
    tells: 'an address that is verified without a code',
    at: loggedIn,
    change: json((body) => ({ ...body, emailVerified: true })),
    finds: 'value',
  },
  'per-03': { tells: 'an e-mail of any shape', at: register, change: instead(200, made), finds: 'status' },
  'per-04': {
    tells: 'user data without a session',
    at: register,
    change: instead(200, made),
    finds: 'status',
  },
  'ent-01': {
    tells: 'the login of another user',
    at: /\/users\/\w+\/login$/u,
    change: json((body) => ({ ...body, _id: 'other' })),
    finds: 'value',
  },
  'ent-02': {
    tells: 'a code that anybody may make up',
    at: token,
    change: instead(200, made),
    finds: 'status',
  },
  'ent-03': {
    tells: 'a login by only an address',
    at: token,
    change: instead(200, made),
    finds: 'unwanted',
  },
  'seg-01': {
    tells: 'a follower of nothing',
    at: /\/follows$/u,
    change: instead(200, { status: 'asked' }),
    finds: 'status',
  },
  'seg-02': {
    tells: 'a follower by any link',
    at: /\/follows\/confirm$/u,
    change: instead(200, made),
    finds: 'status',
  },
  'env-01': { tells: 'a request without a session', at: create, change: instead(200, made), finds: 'status' },
  'env-02': { tells: 'a request for no form', at: create, change: instead(200, made), finds: 'status' },
  'env-03': { tells: 'a request of any shape', at: create, change: instead(200, made), finds: 'status' },
  'env-04': {
    tells: 'a request without what is required',
    at: create,
    change: instead(200, made),
    finds: 'status',
  },
  'env-05': {
    tells: 'a request without a reference',
    at: create,
    change: json(without('_id')),
    finds: 'missing',
  },
  'env-06': {
    tells: 'a second request for one intent',
    at: create,
    change: onlyWhere(
      (_, { nth }) => nth >= 2,
      json((body) => ({ ...body, _id: 'another' })),
    ),
    finds: 'value',
  },
  'env-07': {
    tells: 'another word for a wrong captcha',
    at: create,
    change: whenRefused(json((body) => ({ ...body, err: 'wrong sum' }))),
    finds: 'value',
  },
  'env-08': {
    tells: 'a request without its payment',
    at: create,
    change: instead(200, made),
    finds: 'status',
  },
  'env-09': {
    tells: 'a request of a person who is not on the census',
    at: create,
    change: instead(200, made),
    finds: 'status',
  },
  'env-10': {
    tells: 'a request of a person without user data',
    at: create,
    change: instead(200, made),
    finds: 'status',
  },
  'env-14': {
    tells: 'the requests of anybody',
    at: own,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'env-12': {
    tells: 'a request that its sender does not find again',
    at: own,
    change: onlyWhere(({ status }) => status === 200, instead(200, { items: [], itemsCount: 0 })),
    finds: 'missing',
  },
  'env-13': {
    tells: 'a request that anybody takes back',
    at: /\/requests\/retract$/u,
    change: instead(200, made),
    finds: 'status',
  },
  'adj-02': { tells: 'an upload of nobody', at: uploads, change: instead(200, made), finds: 'status' },
  'adj-03': { tells: 'an upload without an id', at: uploads, change: json(without('_id')), finds: 'missing' },
  'adj-04': { tells: 'a picture that runs', at: uploads, change: instead(200, made), finds: 'status' },
  'pag-02': { tells: 'a payment of nobody', at: payments, change: instead(200, made), finds: 'status' },
  'pag-03': {
    tells: 'the amount that the client said',
    at: payments,
    change: json((body) => ({ ...body, amount: 0.01 })),
    finds: 'value',
  },
  'pag-04': {
    tells: 'a payment that pays itself',
    at: /\/citaprevia\//u,
    change: json((body) => ({ ...body, status: 'pay' })),
    finds: 'value',
  },
  'pag-05': {
    tells: 'a payment for what costs nothing',
    at: payments,
    change: instead(200, made),
    finds: 'status',
  },
  'cen-03': {
    tells: 'anybody on the census',
    at: census,
    change: instead(200, { status: 'ok' }),
    finds: 'status',
  },
  'cen-04': {
    tells: 'nobody on the census',
    at: census,
    change: instead(403, { err: 'x', errCode: 30, message: 'x' }),
    finds: 'status',
  },
  'env-11': {
    tells: 'a request without a number',
    at: create,
    change: json(without('iid')),
    finds: 'missing',
  },
} satisfies Partial<Record<CheckId, Damage>>;
