import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { paymentStatusWire, readPaymentStatus } from './payment.ts';

/** The state of a payment. */
export const readPaymentCall = {
  method: 'get',
  path: '/citaprevia/{realm}/payments/{payment}',
  caller: 'anybody',
  answer: paymentStatusWire,
  read: readPaymentStatus,
  refusals: ['unknownPayment'],
} as const satisfies Call;

export const readPaymentText: CallText<typeof readPaymentCall> = {
  call: readPaymentCall,
  id: 'readPayment',
  topic: 'requests',
  summary:
    'The state of a payment: new, pay (paid), refused, review (the bank took another amount), or used on a request. isReturned: the money went back to the payer, or is on its way, so that the payment pays for nothing.',
  answer: 'Its status.',
};
