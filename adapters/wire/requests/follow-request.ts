import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { followWire, reportFollowedWire, readFollowing } from './following.ts';

/** Follows a public report instead of sending it again. */
export const followRequestCall = {
  method: 'post',
  path: '/api/{realm}/requests/{iid}/follow',
  caller: 'session',
  body: followWire,
  answer: reportFollowedWire,
  read: readFollowing,
  refusals: ['unknownRequest', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const followRequestText: CallText<typeof followRequestCall> = {
  call: followRequestCall,
  id: 'followRequest',
  topic: 'requests',
  summary:
    'Follows a public report instead of sending it again. A new address must be confirmed by mail first, unless the session has verified it, and gets only notices of the state.',
  example: { email: 'ana@correu.example' },
  answer: 'How many follow it, and how the caller is notified.',
};
