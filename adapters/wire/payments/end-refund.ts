import * as t from 'io-ts';
import { wordOf } from '../decode.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { staffPaymentWire } from './staff-payment.ts';

const refundEndWire = t.type({ to: wordOf(['done', 'refused']), reason: t.string });

/** Says how a refund ended whose answer was lost. */
export const endRefundCall = {
  method: 'post',
  path: '/api/{realm}/staff/payments/{payment}/refunds/{number}',
  caller: 'staff',
  act: 'payment.refund',
  body: refundEndWire,
  isClosed: true,
  answer: staffPaymentWire,
  refusals: ['unknownPayment', 'unknownRefund', 'storageFailed'],
} as const satisfies Call;

export const endRefundText: CallText<typeof endRefundCall> = {
  call: endRefundCall,
  id: 'endRefund',
  topic: 'requests',
  summary:
    'Says how a refund ended whose answer from the bank was lost, after looking at the bank’s own pages. It sends nothing to the bank. A refund that has ended is not changed.',
  example: { to: 'done', reason: 'Figura en Canales.' },
  answer: 'The payment with its refunds.',
};
