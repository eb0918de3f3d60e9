import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { personWire } from './person.ts';

/** Everybody who works for the council, and who did. */
export const listPeopleCall = {
  method: 'get',
  path: '/api/{realm}/staff/people',
  caller: 'staff',
  act: 'staff.read',
  answer: listOf(personWire),
  refusals: [],
} as const satisfies Call;

export const listPeopleText: CallText<typeof listPeopleCall> = {
  call: listPeopleCall,
  id: 'listPeople',
  topic: 'staff',
  summary: 'Everybody who works for the council, and who did.',
  answer: 'The people, in the order in which they were invited.',
};
