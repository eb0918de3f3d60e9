import * as t from 'io-ts';
import { euros } from '../decode.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { staffPaymentWire } from './staff-payment.ts';

/** `key` names the intent of the person: the same key again is the same refund. */
const refundAskedWire = t.type({
  amount: euros,
  reason: t.string,
  key: t.string,
});

/** Returns money of a payment. */
export const refundPaymentCall = {
  method: 'post',
  path: '/api/{realm}/staff/payments/{payment}/refunds',
  caller: 'staff',
  act: 'payment.refund',
  body: refundAskedWire,
  isClosed: true,
  answer: staffPaymentWire,
  refusals: ['unknownPayment', 'unknownRefund', 'refundTooMuch', 'refundWaits', 'noBank', 'storageFailed'],
} as const satisfies Call;

export const refundPaymentText: CallText<typeof refundPaymentCall> = {
  call: refundPaymentCall,
  id: 'refundPayment',
  topic: 'requests',
  summary:
    'Returns money of a payment, all or part of what is left, to the card that paid. `key` is made by the caller (8 to 64 letters, digits, - and _): the same key again sends nothing again. A refund whose answer from the bank was lost stays `asked`, and no other one can be asked for until its end is known. The payer is notified by mail once it is done.',
  example: { amount: 12, reason: 'No se pudo recoger.', key: 'k7f3-29ab' },
  answer: 'The payment with its refunds. `state` of the last one says how the bank answered.',
};
