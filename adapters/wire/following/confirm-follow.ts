import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { confirmedFollowWire, exampleLink, followLinkWire } from './follow.ts';
import { readConfirmed } from './followed.ts';

/** Confirms a follow by the link of the mail; `mine` is the link to all that is followed. */
export const confirmFollowCall = {
  method: 'post',
  path: '/api/{realm}/follows/confirm',
  caller: 'anybody',
  body: followLinkWire,
  answer: confirmedFollowWire,
  read: readConfirmed,
  refusals: ['codeWrong'],
} as const satisfies Call;

export const confirmFollowText: CallText<typeof confirmFollowCall> = {
  call: confirmFollowCall,
  id: 'confirmFollow',
  topic: 'requests',
  summary:
    'Confirms a follow by the link of the mail, within seven days. Confirming it again changes nothing.',
  example: { link: exampleLink },
  answer: 'What is followed from now on.',
};
