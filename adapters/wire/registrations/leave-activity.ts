import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownApplicationWire } from './own-application.ts';

/** Leaves a place. */
export const leaveActivityCall = {
  method: 'post',
  path: '/api/{realm}/registrations/activities/{id}/applications/leave',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const leaveActivityText: CallText<typeof leaveActivityCall> = {
  call: leaveActivityCall,
  id: 'leaveActivity',
  topic: 'registrations',
  summary:
    'Leaves a place. What the terms of the activity say goes back to who paid, and the place goes to who waits.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The application as it is then.',
};
