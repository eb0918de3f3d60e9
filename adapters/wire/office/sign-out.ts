import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { doneWire } from '../done.ts';

/** Ends the session that asks, and removes its cookie. */
export const signOutCall = {
  method: 'post',
  path: '/api/{realm}/staff/sign-out',
  caller: 'staff',
  act: null,
  answer: doneWire,
  refusals: ['storageFailed'],
} as const satisfies Call;

export const signOutText: CallText<typeof signOutCall> = {
  call: signOutCall,
  id: 'signOut',
  topic: 'staff',
  summary: 'Ends the session that asks, and removes its cookie.',
  answer: 'Confirmed.',
};
