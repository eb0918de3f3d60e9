import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownOrderWire } from './own-order.ts';

/** Gives an unused voucher back; its price goes back to who paid. */
export const giveVoucherBackCall = {
  method: 'post',
  path: '/api/{realm}/vouchers/campaigns/{id}/orders/return',
  caller: 'session',
  body: t.type({ key: t.string, voucher: t.string }),
  answer: ownOrderWire,
  refusals: ['unknownDocument', 'voucherRefused', 'storageFailed'],
} as const satisfies Call;

export const giveVoucherBackText: CallText<typeof giveVoucherBackCall> = {
  call: giveVoucherBackCall,
  id: 'giveVoucherBack',
  topic: 'vouchers',
  summary:
    'Gives an unused voucher back within the days of its campaign: others can have it, and its price goes back to who paid.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', voucher: '7K2QRA5D3HT8' },
  answer: 'The order as it is then.',
};
