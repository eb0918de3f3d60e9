import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { ownOrderWire } from './own-order.ts';

/** Brings a voucher on paper into the wallet of its holder's device. */
export const addToWalletCall = {
  method: 'post',
  path: '/api/{realm}/vouchers/campaigns/{id}/wallet',
  caller: 'session',
  body: t.intersection([
    t.type({ text: t.string, identity: t.string }),
    t.partial({ birthDay: orNull(t.string) }),
  ]),
  answer: ownOrderWire,
  refusals: ['unknownDocument', 'voucherRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const addToWalletText: CallText<typeof addToWalletCall> = {
  call: addToWalletCall,
  id: 'addToWallet',
  topic: 'vouchers',
  summary:
    'The order that a voucher came by which its holder has on paper: from a desk, or in place of a lost one. text is its letters or the text of its code; identity and birthDay are those by which it was given. Its key (id) opens its vouchers from then on. where of voucherRefused: lettersUnreadable, notYours (there is no such voucher, or it is not of that person), and those of a person who is not found; these count as attempts.',
  example: { text: '7K2Q-RA5D-3HT8', identity: '12345678Z', birthDay: '1984-03-02' },
  answer: 'The order.',
};
