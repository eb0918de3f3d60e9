import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownOrderWire } from './own-order.ts';

/** Takes the vouchers that were drawn for an order and cost nothing. */
export const takeLotCall = {
  method: 'post',
  path: '/api/{realm}/vouchers/campaigns/{id}/orders/take',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownOrderWire,
  refusals: ['unknownDocument', 'voucherRefused', 'storageFailed'],
} as const satisfies Call;

export const takeLotText: CallText<typeof takeLotCall> = {
  call: takeLotCall,
  id: 'takeLot',
  topic: 'vouchers',
  summary:
    'Makes the vouchers that were drawn for an order, and that cost nothing, its holder’s. What costs something is theirs once it is paid. What is not taken in time is offered to who is next in the order of the draw.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The order with its vouchers.',
};
