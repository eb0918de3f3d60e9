import * as t from 'io-ts';
import { languages } from '#domain/shared/localized-text.ts';
import { wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** The application of a shop that wants to take vouchers. */
export const applyShopCall = {
  method: 'post',
  path: '/api/{realm}/vouchers/shops',
  caller: 'anybody',
  body: t.type({
    name: t.string,
    taxNumber: t.string,
    iban: t.string,
    headings: t.array(t.string),
    address: t.string,
    hours: t.string,
    email: t.string,
    telephone: t.string,
    language: wordOf(languages),
  }),
  isClosed: true,
  answer: t.type({ number: t.number, name: t.string }),
  refusals: ['shopRefused', 'shopExists', 'tooManyAttempts', 'geocodingUnreachable', 'storageFailed'],
} as const satisfies Call;

export const applyShopText: CallText<typeof applyShopCall> = {
  call: applyShopCall,
  id: 'applyShop',
  topic: 'vouchers',
  summary:
    'Applies as a shop that takes vouchers. A member of staff authorises it. where of shopRefused names the wrong fields, with commas between them: name, taxNumber, iban, headings, address, hours, email, telephone. hours may be empty; headings are one to four of food, bakery, restaurants, fashion, shoes, home, hardware, health, beauty, books, toys, sport, electronics, plants, services, other. Ten applications from a network in ten minutes make it wait.',
  example: {
    name: 'Forn de la Plaça',
    taxNumber: 'B58378431',
    iban: 'ES91 2100 0418 4502 0005 1332',
    headings: ['bakery'],
    address: 'Plaça Major, 4',
    hours: 'De lunes a sábado, de 8 a 14',
    email: 'forn@example.org',
    telephone: '960 000 001',
    language: 'es',
  },
  answer: 'The number under which the shop is known, and its name.',
};
