import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { visitActs } from '#domain/appointments/act-on-visit.ts';
import { orNull, wordOf } from '../decode.ts';
import { counterVisitWire } from './visit.ts';

/** Calls, serves, parks or ends a visit. */
export const actOnVisitCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/offices/{office}/visits/{visit}/acts',
  caller: 'staff',
  act: 'counter.serve',
  body: t.intersection([
    t.type({ act: wordOf(visitActs), version: t.number }),
    t.partial({
      desk: orNull(t.string),
      day: orNull(t.string),
      to: orNull(t.string),
      services: orNull(t.array(t.string)),
      note: orNull(t.string),
    }),
  ]),
  answer: counterVisitWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const actOnVisitText: CallText<typeof actOnVisitCall> = {
  call: actOnVisitCall,
  id: 'actOnVisit',
  topic: 'appointments',
  summary:
    'Notes that a person has come, calls them to a desk, or says that they are served, parked, done, missed, taken up again or redirected: to the desk to, if it is named, and for services, if they are others; they keep their place. prefer counts who waits as if they had waited 15 minutes more, because they need it; unprefer takes that back. note is what the person has to bring. version is that of the list: if another desk was faster, nothing is done. day is the day of the visit, today if it is missing.',
  example: { act: 'call', version: 2, desk: '3' },
  answer: 'The visit as it is then.',
};
