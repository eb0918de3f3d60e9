import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { peopleToCallWire } from './person-to-call.ts';

/** Who has to be called because staff changed their appointment. */
export const listPeopleToCallCall = {
  method: 'get',
  path: '/api/{realm}/staff/appointments/calls',
  caller: 'staff',
  act: 'counter.serve',
  answer: peopleToCallWire,
  refusals: [],
} as const satisfies Call;

export const listPeopleToCallText: CallText<typeof listPeopleToCallCall> = {
  call: listPeopleToCallCall,
  id: 'listPeopleToCall',
  topic: 'appointments',
  summary:
    'The people whose appointment staff moved or gave back, who left no mail and do not know it yet, the next appointment first.',
  answer: 'The people, with their telephones.',
};
