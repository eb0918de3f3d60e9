import type * as t from 'io-ts';
import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { followAnswerWire, followBodyWire } from './follow.ts';

/** Follows a process, a proposal, a report or a campaign of vouchers. */
export const followCall = {
  method: 'post',
  path: '/api/{realm}/follows',
  caller: 'anybody',
  body: followBodyWire,
  answer: followAnswerWire,
  read: ({ status }: t.TypeOf<typeof followAnswerWire>) => status,
  refusals: ['unknownDocument', 'tooManyAttempts'],
} as const satisfies Call;

export const followText: CallText<typeof followCall> = {
  call: followCall,
  id: 'follow',
  topic: 'requests',
  summary:
    'Follows a process or a proposal: notices of its milestones are sent by mail. Of a campaign of vouchers they are sent when its vouchers can be had, with each wave, or when people can be put down for its draw; it is no longer followed once it is over. A new address must be confirmed by mail first; the answer never reveals whether it follows already. Without an address it is the verified e-mail of the session, which follows at once; so does a browser that gives its push subscription.',
  example: { kind: 'process', id: 'proc-633', language: 'va', email: 'ana@correu.example' },
  answer: 'What happens next.',
};
