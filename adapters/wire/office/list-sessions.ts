import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { staffSessionWire } from './person.ts';

/** Where somebody is signed in. */
export const listSessionsCall = {
  method: 'get',
  path: '/api/{realm}/staff/people/{person}/sessions',
  caller: 'staff',
  act: 'staff.endSessions',
  answer: listOf(staffSessionWire),
  refusals: ['unknownPerson'],
} as const satisfies Call;

export const listSessionsText: CallText<typeof listSessionsCall> = {
  call: listSessionsCall,
  id: 'listSessions',
  topic: 'staff',
  summary: 'Where somebody is signed in.',
  answer: 'The sessions, the last used first.',
};
