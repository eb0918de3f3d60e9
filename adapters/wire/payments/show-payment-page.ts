import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText, wanted } from '../query.ts';

/** The page of a payment. */
export const showPaymentPageCall = {
  method: 'get',
  path: '/api/{realm}/payments/page',
  query: { token: wanted, forward: optionalText, lang: optionalText },
  caller: 'anybody',
  answer: { type: 'text/html' },
  refusals: ['unknownPayment', 'noBank'],
} as const satisfies Call;

export const showPaymentPageText: CallText<typeof showPaymentPageCall> = {
  call: showPaymentPageCall,
  id: 'showPaymentPage',
  topic: 'requests',
  summary:
    'The page of a payment: the step to the bank, or the sandbox if the mailbox names it and the town has no bank.',
  query: {
    token: { tells: 'The token of the payment.' },
    forward: { tells: 'The address in the portal to return to.', example: '/' },
    lang: { tells: 'es, va, ca, en or eu: the language of the page.', example: 'va' },
  },
  answer: 'The page.',
};
