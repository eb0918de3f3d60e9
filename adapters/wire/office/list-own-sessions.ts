import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { staffSessionWire } from './person.ts';

/** Where the person who is signed in is signed in. */
export const listOwnSessionsCall = {
  method: 'get',
  path: '/api/{realm}/staff/me/sessions',
  caller: 'staff',
  act: null,
  answer: listOf(staffSessionWire),
  refusals: ['unknownPerson'],
} as const satisfies Call;

export const listOwnSessionsText: CallText<typeof listOwnSessionsCall> = {
  call: listOwnSessionsCall,
  id: 'listOwnSessions',
  topic: 'staff',
  summary: 'Where the person who is signed in is signed in.',
  answer: 'The sessions, the last used first.',
};
