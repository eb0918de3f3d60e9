import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { orderLineWire, ownOrderWire } from './own-order.ts';

/** Gives vouchers at a desk, to a person whose document the person of staff has looked at. */
export const issueAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/office/vouchers/campaigns/{id}/issue',
  caller: 'staff',
  act: 'counter.serve',
  body: t.intersection([
    t.type({ key: t.string, lines: t.array(orderLineWire), identity: t.string }),
    t.partial({
      birthDay: orNull(t.string),
      area: orNull(t.string),
      /** True: the lot that the person won in the draw is given, and none of the share of the desk. */
      isLot: t.boolean,
    }),
  ]),
  answer: ownOrderWire,
  refusals: ['unknownDocument', 'voucherRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const issueAtDeskText: CallText<typeof issueAtDeskCall> = {
  call: issueAtDeskCall,
  id: 'issueAtDesk',
  topic: 'vouchers',
  summary:
    'Gives vouchers of the share of the desk to a person whose document the person of staff has looked at; what they cost is paid in cash. The answer has what the paper shows. Before the vouchers of a campaign that is drawn can be had, it puts the person down for the draw instead, for a lot of one type; with isLot it gives the lot that they won.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    lines: [{ type: 'veinte', count: 1 }],
    identity: '12345678Z',
  },
  answer: 'The order, with its vouchers.',
};
