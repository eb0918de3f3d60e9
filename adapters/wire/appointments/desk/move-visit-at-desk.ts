import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { foundVisitWire, toldByDeskWire } from './found-visit.ts';

/** Moves an appointment for its person. */
export const moveVisitAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/offices/{office}/visits/{visit}/move',
  caller: 'staff',
  act: 'counter.serve',
  body: t.intersection([t.type({ day: t.string, toOffice: t.string, at: t.string }), toldByDeskWire]),
  answer: foundVisitWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const moveVisitAtDeskText: CallText<typeof moveVisitAtDeskCall> = {
  call: moveVisitAtDeskCall,
  id: 'moveVisitAtDesk',
  topic: 'appointments',
  summary:
    'Moves an appointment for its person to another time or another office, also in the hours that only staff give; an appointment whose time a closure took gets one. day is the day on which it is before. reason is mailed to the person; who left no mail is on the list of people to be called, unless isTold says that they know.',
  example: {
    day: '2026-11-30',
    toOffice: 'raval',
    at: '2026-12-01T15:00:00.000Z',
    reason: '',
    isTold: true,
  },
  answer: 'The appointment as it is then, with its new code.',
};
