import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { begunPaymentWire, newPaymentWire, readBegunPayment } from './payment.ts';

/** Begins the payment that a mailbox asks for. */
export const beginPaymentCall = {
  method: 'post',
  path: '/api/{realm}/payments/new',
  caller: 'session',
  body: newPaymentWire,
  answer: begunPaymentWire,
  read: readBegunPayment,
  refusals: ['unknownMailbox', 'mailboxClosed', 'noBank', 'storageFailed'],
} as const satisfies Call;

export const beginPaymentText: CallText<typeof beginPaymentCall> = {
  call: beginPaymentCall,
  id: 'beginPayment',
  topic: 'requests',
  summary:
    'Begins the payment that a mailbox asks for. Amount and concept are the mailbox’s, whatever is sent. Who began one just now goes on with it.',
  example: { mailbox: 'enseres', amount: 12, concept: 'Recogida', forward: '/solicitud/enseres' },
  answer: 'The payment, and the page to open.',
};
