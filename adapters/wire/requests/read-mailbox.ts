import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { mailboxWire } from './mailbox.ts';

/** A form as its council describes it. */
export const readMailboxCall = {
  method: 'get',
  path: '/api/{realm}/mailbox/{id}',
  caller: 'anybody',
  answer: mailboxWire,
  refusals: ['unknownMailbox'],
} as const satisfies Call;

export const readMailboxText: CallText<typeof readMailboxCall> = {
  call: readMailboxCall,
  id: 'readMailbox',
  topic: 'requests',
  summary: 'A form as its council describes it. For staff, admin is true: they see a closed one.',
  answer: 'The mailbox.',
};
