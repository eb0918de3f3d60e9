import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { doneWire } from '../done.ts';

/** Ends one session of the person who is signed in, or all of them, the one that asks among them. */
export const endOwnSessionsCall = {
  method: 'post',
  path: '/api/{realm}/staff/me/sessions/end',
  caller: 'staff',
  act: null,
  body: t.partial({ session: t.string }),
  isClosed: true,
  answer: doneWire,
  refusals: ['unknownPerson', 'unknownSecret', 'storageFailed'],
} as const satisfies Call;

export const endOwnSessionsText: CallText<typeof endOwnSessionsCall> = {
  call: endOwnSessionsCall,
  id: 'endOwnSessions',
  topic: 'staff',
  summary: 'Ends one session of the person who is signed in, or all of them, the one that asks among them.',
  example: { session: '0a1b2c3d4e5f6071' },
  answer: 'Confirmed.',
};
