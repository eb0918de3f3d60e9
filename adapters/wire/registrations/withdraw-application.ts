import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownApplicationWire } from './own-application.ts';

/** Takes an application back. */
export const withdrawApplicationCall = {
  method: 'post',
  path: '/api/{realm}/registrations/activities/{id}/applications/withdraw',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const withdrawApplicationText: CallText<typeof withdrawApplicationCall> = {
  call: withdrawApplicationCall,
  id: 'withdrawApplication',
  topic: 'registrations',
  summary:
    'Takes an application back that has no place. Its person may apply again while the activity is open.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The application as it is then.',
};
