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
    'The page of a payment: the step to the bank, or the sandbox where the mailbox names it and the town has no bank.',
  query: {
    token: { tells: 'What the payment was begun with.' },
    forward: { tells: 'Where in the portal the way leads back.', example: '/' },
    lang: { tells: 'es, va, ca, en or eu: the language of the page.', example: 'va' },
  },
  answer: 'The page.',
};
