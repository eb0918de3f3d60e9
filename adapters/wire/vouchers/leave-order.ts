import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownOrderWire } from './own-order.ts';

/** Frees the vouchers of an order that waits for its payment. */
export const leaveOrderCall = {
  method: 'post',
  path: '/api/{realm}/vouchers/campaigns/{id}/orders/leave',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownOrderWire,
  refusals: ['unknownDocument', 'voucherRefused', 'storageFailed'],
} as const satisfies Call;

export const leaveOrderText: CallText<typeof leaveOrderCall> = {
  call: leaveOrderCall,
  id: 'leaveOrder',
  topic: 'vouchers',
  summary: 'Frees the vouchers of an order that waits for its payment, so that others can have them at once.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The order as it is then.',
};
