import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { peopleToCallWire } from './person-to-call.ts';

/** Notes that a person was called. */
export const noteCalledCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/calls',
  caller: 'staff',
  act: 'counter.serve',
  body: t.type({ person: t.string }),
  answer: peopleToCallWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const noteCalledText: CallText<typeof noteCalledCall> = {
  call: noteCalledCall,
  id: 'noteCalled',
  topic: 'appointments',
  summary:
    'Notes that somebody called a person of listPeopleToCall: they know what happened. Their name and telephone are erased from the list at once.',
  example: { person: 'b4a1c0d2e3f40516-3' },
  answer: 'Those who are still to be called.',
};
