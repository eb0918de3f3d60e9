import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { paymentHistoryWire } from './staff-payment.ts';

/** A payment with its refunds, for staff: that of a request by the order that the request names. */
export const readStaffPaymentCall = {
  method: 'get',
  path: '/api/{realm}/staff/payments/{payment}',
  caller: 'staff',
  act: 'payment.read',
  answer: paymentHistoryWire,
  refusals: ['unknownPayment'],
} as const satisfies Call;

export const readStaffPaymentText: CallText<typeof readStaffPaymentCall> = {
  call: readStaffPaymentCall,
  id: 'readStaffPayment',
  topic: 'requests',
  summary:
    'A payment with its refunds, by its order. `payment` of a request as staff read it is such an order. All amounts are euros.',
  answer: 'The payment, and who did what to it.',
};
