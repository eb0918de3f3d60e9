import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { doneWire } from '../../done.ts';
import { ownShopWire } from './shop.ts';

const answerBody = t.type({ answer: t.UnknownRecord });
const answerExample = { answer: { id: 'kq3v', type: 'public-key' } };

/** Asks for a passkey of the device. */
export const askForShopKeyCall = {
  method: 'post',
  path: '/api/{realm}/shop/key/options',
  caller: 'anybody',
  answer: t.UnknownRecord,
  refusals: ['shopNotAuthorised', 'storageFailed'],
} as const satisfies Call;

export const askForShopKeyText: CallText<typeof askForShopKeyCall> = {
  call: askForShopKeyCall,
  id: 'askForShopKey',
  topic: 'vouchers',
  summary: 'What a browser needs to make a passkey for the device of a shop that it is (WebAuthn).',
  answer: 'The options of `navigator.credentials.create`, as JSON. They are valid for five minutes.',
};

/** Adds the passkey of the device. */
export const addShopKeyCall = {
  method: 'post',
  path: '/api/{realm}/shop/key',
  caller: 'anybody',
  body: answerBody,
  answer: ownShopWire,
  refusals: ['shopNotAuthorised', 'passkeyRefused', 'storageFailed'],
} as const satisfies Call;

export const addShopKeyText: CallText<typeof addShopKeyCall> = {
  call: addShopKeyCall,
  id: 'addShopKey',
  topic: 'vouchers',
  summary: 'Adds the passkey that a browser made: the device signs in with it after its session is over.',
  example: answerExample,
  answer: 'The shop.',
};

/** Asks to sign in with the passkey of a device. */
export const askShopToSignInCall = {
  method: 'post',
  path: '/api/{realm}/shop/session/options',
  caller: 'anybody',
  answer: t.UnknownRecord,
  refusals: ['storageFailed'],
} as const satisfies Call;

export const askShopToSignInText: CallText<typeof askShopToSignInCall> = {
  call: askShopToSignInCall,
  id: 'askShopToSignIn',
  topic: 'vouchers',
  summary: 'What a browser needs to sign in with the passkey of a device of a shop (WebAuthn).',
  answer: 'The options of `navigator.credentials.get`, as JSON. They are valid for five minutes.',
};

/** Signs a device in. */
export const signShopInCall = {
  method: 'post',
  path: '/api/{realm}/shop/session',
  caller: 'anybody',
  body: answerBody,
  answer: ownShopWire,
  refusals: ['shopNotAuthorised', 'storageFailed'],
} as const satisfies Call;

export const signShopInText: CallText<typeof signShopInCall> = {
  call: signShopInCall,
  id: 'signShopIn',
  topic: 'vouchers',
  summary:
    'Signs a device of an authorised shop in with its passkey. Its token comes as a cookie, for thirty days.',
  example: answerExample,
  answer: 'The shop.',
};

/** Signs the device out. */
export const signShopOutCall = {
  method: 'post',
  path: '/api/{realm}/shop/session/end',
  caller: 'anybody',
  answer: doneWire,
  refusals: ['storageFailed'],
} as const satisfies Call;

export const signShopOutText: CallText<typeof signShopOutCall> = {
  call: signShopOutCall,
  id: 'signShopOut',
  topic: 'vouchers',
  summary: 'Ends the session of the device, and removes its cookie. With its passkey it signs in again.',
  answer: 'That it is done.',
};
