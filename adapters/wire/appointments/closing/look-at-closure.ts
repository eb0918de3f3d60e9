import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { closedTimeWire, plannedVisitWire } from './closure.ts';

/** Looks who would be in a closure. */
export const lookAtClosureCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/offices/{office}/closures/look',
  caller: 'staff',
  act: 'counter.serve',
  body: closedTimeWire,
  answer: t.type({
    people: t.array(plannedVisitWire),
    /** How many hold a time while they type. */
    typing: t.number,
  }),
  refusals: ['appointmentRefused'],
} as const satisfies Call;

export const lookAtClosureText: CallText<typeof lookAtClosureCall> = {
  call: lookAtClosureCall,
  id: 'lookAtClosure',
  topic: 'appointments',
  summary:
    'Who has an appointment in some hours of some days of an office, or at some of its desks, and the equal free time that each would get if it was closed then. follows opening asks who has an appointment on these days outside the hours, desks and services that the office has now. Nothing is changed.',
  example: { firstDay: '2026-12-04', lastDay: '2026-12-04', desks: ['1'], opens: '09:00', closes: '12:00' },
  answer: 'The people, by their times.',
};
