import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { orderLineWire, ownOrderWire } from './own-order.ts';

/** Asks for vouchers of a campaign: they are given at once, or set aside until they are paid. */
export const orderVouchersCall = {
  method: 'post',
  path: '/api/{realm}/vouchers/campaigns/{id}/orders',
  caller: 'session',
  body: t.intersection([
    t.type({ key: t.string, lines: t.array(orderLineWire), identity: t.string }),
    t.partial({
      birthDay: orNull(t.string),
      area: orNull(t.string),
      forward: orNull(t.string),
      email: orNull(t.string),
    }),
  ]),
  answer: ownOrderWire,
  refusals: [
    'unknownDocument',
    'voucherRefused',
    'noBank',
    'tooManyAttempts',
    'busy',
    'identityUnreachable',
    'storageFailed',
  ],
} as const satisfies Call;

export const orderVouchersText: CallText<typeof orderVouchersCall> = {
  call: orderVouchersCall,
  id: 'orderVouchers',
  topic: 'vouchers',
  summary:
    'Gives vouchers to a person whom the register of the campaign knows or, if they cost something, sets them aside for ten minutes until they are paid. The device makes the key by chance (22 letters or more): it opens the vouchers, and the same order sent again with it is the same order. birthDay is asked for if the campaign checks the census or an age. More orders at once than can be decided within five seconds are answered with 503: the same order is sent again after Retry-After. While vouchers are drawn, the order puts the person down for the draw: its lines are a lot of one type, nothing is set aside, and email is where they want to be told.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    lines: [{ type: 'veinte', count: 1 }],
    identity: '12345678Z',
    birthDay: '1984-03-02',
    forward: '/bonos',
  },
  answer: 'The order.',
};
