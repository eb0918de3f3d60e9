import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Pays or refuses in the sandbox; only for mailboxes that name it, and not in towns that have a bank. */
export const answerSandboxCall = {
  method: 'post',
  path: '/api/{realm}/payments/page',
  caller: 'anybody',
  form: { type: 'application/x-www-form-urlencoded', names: ['token', 'answer', 'forward', 'lang'] },
  answer: { type: 'text/html' },
  refusals: ['unknownPayment'],
} as const satisfies Call;

export const answerSandboxText: CallText<typeof answerSandboxCall> = {
  call: answerSandboxCall,
  id: 'answerSandbox',
  topic: 'requests',
  summary:
    'Pays or refuses in the sandbox; only for mailboxes that name it, and not in towns that have a bank.',
  answer: 'The state of the payment now.',
};
