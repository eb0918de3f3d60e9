import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalDay } from '../query.ts';
import { localizedText, nullable } from '../decode.ts';
import { closedNowWire, counterVisitWire, waitWire } from './visit.ts';

/** Who comes to an office on a day. */
export const listVisitsCall = {
  method: 'get',
  path: '/api/{realm}/staff/appointments/offices/{office}/visits',
  query: { day: optionalDay },
  caller: 'staff',
  act: 'counter.serve',
  answer: t.type({
    items: t.array(counterVisitWire),
    itemsCount: t.number,
    asOf: t.string,
    desks: t.array(
      t.type({
        id: t.string,
        title: localizedText,
        /** What it can do; null: everything. */
        services: nullable(t.array(t.string)),
        isAtWork: t.boolean,
      }),
    ),
    /** How long who takes a ticket now will wait. */
    wait: waitWire,
    /** What is closed for who comes now; null if nothing is. */
    closed: nullable(closedNowWire),
  }),
  refusals: ['appointmentRefused'],
} as const satisfies Call;

export const listVisitsText: CallText<typeof listVisitsCall> = {
  call: listVisitsCall,
  id: 'listVisits',
  topic: 'appointments',
  summary:
    'Who booked an appointment in an office on a day, and who took a ticket, by their times. Who waits has a place: a ticket counts since it was taken, an appointment since its time or since the person came, if that was later. With the desks of the office, and how long who takes a ticket now will wait.',
  query: { day: { tells: 'Which day; today if it is missing.', example: '2026-11-30' } },
  answer: 'The visits.',
};
