import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownApplicationWire } from './own-application.ts';

/** Appeals against the provisional list. */
export const appealApplicationCall = {
  method: 'post',
  path: '/api/{realm}/registrations/activities/{id}/applications/appeal',
  caller: 'session',
  body: t.type({ key: t.string, text: t.string }),
  answer: ownApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const appealApplicationText: CallText<typeof appealApplicationCall> = {
  call: appealApplicationCall,
  id: 'appealApplication',
  topic: 'registrations',
  summary: 'Appeals against the provisional list, once, until the last day of appeals.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', text: 'Sí que lo envié.' },
  answer: 'The application as it is then.',
};
