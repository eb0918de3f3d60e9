import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownOrderWire } from './own-order.ts';

/** Keeps the vouchers of an order for ten minutes more, ten times at most. */
export const extendOrderCall = {
  method: 'post',
  path: '/api/{realm}/vouchers/campaigns/{id}/orders/more',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownOrderWire,
  refusals: ['unknownDocument', 'voucherRefused', 'storageFailed'],
} as const satisfies Call;

export const extendOrderText: CallText<typeof extendOrderCall> = {
  call: extendOrderCall,
  id: 'extendOrder',
  topic: 'vouchers',
  summary:
    'Keeps the vouchers of an order that waits for its payment for ten minutes from now, ten times at most.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The order as it is then.',
};
