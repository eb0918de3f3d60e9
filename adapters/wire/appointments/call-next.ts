import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable, orNull } from '../decode.ts';
import { counterVisitWire } from './visit.ts';

/** Calls the next person to a desk. */
export const callNextCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/offices/{office}/next',
  caller: 'staff',
  act: 'counter.serve',
  body: t.intersection([
    t.type({ desk: t.string }),
    t.partial({ finished: orNull(t.string), note: orNull(t.string) }),
  ]),
  answer: t.type({ visit: nullable(counterVisitWire) }),
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const callNextText: CallText<typeof callNextCall> = {
  call: callNextCall,
  id: 'callNext',
  topic: 'appointments',
  summary:
    'Ends the visit that a desk has (finished) and calls who waits longest among those whom it can serve. Desks that ask at the same moment get different people; a desk that has a person already gets the same one. note is what the person who goes has to bring.',
  example: { desk: '3', finished: null },
  answer: 'The visit that was called; null if nobody waits.',
};
