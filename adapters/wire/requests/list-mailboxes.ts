import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { openMailboxesWire } from './mailbox-list.ts';

/** The forms of a town that may be filled in now. */
export const listMailboxesCall = {
  method: 'get',
  path: '/api/{realm}/mailboxes',
  caller: 'anybody',
  answer: openMailboxesWire,
  refusals: [],
} as const satisfies Call;

export const listMailboxesText: CallText<typeof listMailboxesCall> = {
  call: listMailboxesCall,
  id: 'listMailboxes',
  topic: 'requests',
  summary: 'The forms of a town that may be filled in now: neither closed nor misconfigured.',
  answer: 'Their names and addresses.',
};
