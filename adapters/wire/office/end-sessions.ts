import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { doneWire } from '../done.ts';

/** Ends one session of somebody, or all of them. */
export const endSessionsCall = {
  method: 'post',
  path: '/api/{realm}/staff/people/{person}/sessions/end',
  caller: 'staff',
  act: 'staff.endSessions',
  body: t.partial({ session: t.string }),
  isClosed: true,
  answer: doneWire,
  refusals: ['unknownPerson', 'unknownSecret', 'storageFailed'],
} as const satisfies Call;

export const endSessionsText: CallText<typeof endSessionsCall> = {
  call: endSessionsCall,
  id: 'endSessions',
  topic: 'staff',
  summary: 'Ends one session of somebody, or all of them.',
  example: { session: '0a1b2c3d4e5f6071' },
  answer: 'Confirmed.',
};
