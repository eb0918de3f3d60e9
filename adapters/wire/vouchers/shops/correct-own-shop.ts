import * as t from 'io-ts';
import { languages } from '#domain/shared/localized-text.ts';
import { wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { ownShopDataWire } from './shop-correction.ts';

/** What the shop wrote of itself. */
export const readOwnShopDataCall = {
  method: 'get',
  path: '/api/{realm}/shop/data',
  caller: 'anybody',
  answer: ownShopDataWire,
  refusals: ['shopNotAuthorised'],
} as const satisfies Call;

export const readOwnShopDataText: CallText<typeof readOwnShopDataCall> = {
  call: readOwnShopDataCall,
  id: 'readOwnShopData',
  topic: 'vouchers',
  summary:
    'What the shop whose device the browser is has written of itself, what it asks to change, and what was decided of the last correction. Of accounts it has only the end.',
  answer: 'The data of the shop.',
};

/** Asks for a correction of what the shop wrote. */
export const askShopCorrectionCall = {
  method: 'post',
  path: '/api/{realm}/shop/correction',
  caller: 'anybody',
  body: t.type({
    name: t.string,
    iban: t.string,
    headings: t.array(t.string),
    address: t.string,
    hours: t.string,
    email: t.string,
    telephone: t.string,
    language: wordOf(languages),
  }),
  isClosed: true,
  answer: ownShopDataWire,
  refusals: ['shopNotAuthorised', 'shopRefused', 'storageFailed'],
} as const satisfies Call;

export const askShopCorrectionText: CallText<typeof askShopCorrectionCall> = {
  call: askShopCorrectionCall,
  id: 'askShopCorrection',
  topic: 'vouchers',
  summary:
    'Asks the council to correct what the shop wrote; it is as before until a member of staff accepts it. An empty iban means that the account stays. The correction takes the place of one that waits. where of shopRefused names the wrong fields, as in applyShop, or is nothingNew.',
  example: {
    name: 'Forn de la Plaça',
    iban: '',
    headings: ['bakery', 'food'],
    address: 'Plaça Major, 6',
    hours: 'De lunes a sábado, de 8 a 14',
    email: 'forn@example.org',
    telephone: '960 000 001',
    language: 'es',
  },
  answer: 'The data of the shop, with the correction that waits.',
};
