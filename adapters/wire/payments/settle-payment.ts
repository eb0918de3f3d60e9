import * as t from 'io-ts';
import { wordOf } from '../decode.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { staffPaymentWire } from './staff-payment.ts';

const settlingWire = t.type({ to: wordOf(['pay', 'refused']), reason: t.string });

/** Settles a payment in review. */
export const settlePaymentCall = {
  method: 'post',
  path: '/api/{realm}/staff/payments/{payment}/settle',
  caller: 'staff',
  act: 'payment.settle',
  body: settlingWire,
  isClosed: true,
  answer: staffPaymentWire,
  refusals: ['unknownPayment', 'notInReview', 'storageFailed'],
} as const satisfies Call;

export const settlePaymentText: CallText<typeof settlePaymentCall> = {
  call: settlePaymentCall,
  id: 'settlePayment',
  topic: 'requests',
  summary:
    'Settles a payment in review: `pay` lets its payer send the request, whatever the bank took; `refused` does not. It returns nothing: that is a refund. The reason is kept in the history.',
  example: { to: 'pay', reason: 'La diferencia se pagó en caja.' },
  answer: 'The payment as it is now.',
};
