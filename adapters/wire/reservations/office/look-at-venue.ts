import * as t from 'io-ts';
import { venueOutsideWhys } from '#domain/reservations/outside-venue.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable, orNull, wordOf } from '../../decode.ts';

/** A day of a venue, by the clock of the town. */
const lookedDayWire = t.type({
  day: t.string,
  isHoliday: t.boolean,
  hours: t.array(t.string),
  /** How many reservations begin on it, and why the council has places on it. */
  reserved: t.number,
  events: t.array(t.string),
});
export type VenueDayAnswer = t.TypeOf<typeof lookedDayWire>;

/** Looks at a venue as it is written. */
export const lookAtVenueCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/look',
  caller: 'staff',
  act: 'document.read',
  body: t.intersection([t.type({ document: t.UnknownRecord }), t.partial({ day: orNull(t.string) })]),
  answer: t.type({
    drafted: t.array(lookedDayWire),
    published: nullable(t.array(lookedDayWire)),
    /** What would be outside. Who may read documents need not know whose it is. */
    outside: t.array(t.type({ at: t.string, place: t.string, why: wordOf(venueOutsideWhys) })),
  }),
  refusals: ['reservationRefused', 'unknownDocument'],
} as const satisfies Call;

export const lookAtVenueText: CallText<typeof lookAtVenueCall> = {
  call: lookAtVenueCall,
  id: 'lookAtVenue',
  topic: 'reservations',
  summary:
    'Seven days of a venue as a document describes it, with what is taken, beside the hours of the published one, and the reservations that it could not give any more: their place is gone (noPlace), has other parts (parts) or is closed then (hours). Nothing is changed.',
  example: {
    document: {
      title: 'Pabellón',
      places: [{ id: 'pista-1', title: 'Pista 1' }],
      people: [{ id: 'todos', title: 'Todo el mundo' }],
      rates: [{ perHour: 6 }],
      opening: [{ weekdays: ['monday'], opens: '09:00', closes: '22:00' }],
    },
    day: '2026-11-30',
  },
  answer: 'Both weeks, and what would be outside.',
};
