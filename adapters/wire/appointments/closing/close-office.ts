import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull } from '../../decode.ts';
import { closedTimeWire, closureWire } from './closure.ts';

/** Closes an office, or some of its desks, with everybody who is in it. */
export const closeOfficeCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/offices/{office}/closures',
  caller: 'staff',
  act: 'counter.serve',
  body: t.intersection([
    closedTimeWire,
    t.type({ key: t.string, reason: t.string, moves: t.boolean }),
    t.partial({
      /** People, by their names in the look, who choose another time though the others are moved. */
      choosing: orNull(t.array(t.string)),
    }),
  ]),
  answer: closureWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const closeOfficeText: CallText<typeof closeOfficeCall> = {
  call: closeOfficeCall,
  id: 'closeOffice',
  topic: 'appointments',
  summary:
    'Closes an office, or some of its desks, for some days: nobody books there from then on, everybody who has an appointment is moved to an equal free time or may choose one, and is mailed. key is made by chance; the same sent again, after an answer was lost or the server stopped, goes on where it was. choosing names people, as the look does, who choose another time though the others are moved.',
  example: {
    key: 'cierre-del-puente-de-diciembre',
    firstDay: '2026-12-07',
    lastDay: '2026-12-07',
    reason: 'Cerramos por el puente de diciembre.',
    moves: true,
  },
  answer: 'The closure, with everybody who was in it.',
};
