import * as t from 'io-ts';
import { closedReasons } from '#domain/free-times/opening.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable, wordOf } from '../decode.ts';
import { optionalDay, optionalText } from '../query.ts';

/** The free times of a venue for a week. */
export const readVenueWeekCall = {
  method: 'get',
  path: '/api/{realm}/reservations/venues/{id}/week',
  caller: 'anybody',
  query: { from: optionalDay, minutes: optionalText },
  answer: t.type({
    minutes: t.number,
    days: t.array(
      t.type({
        day: t.string,
        isOpen: t.boolean,
        /** When it is open. */
        hours: t.array(t.type({ from: t.string, until: t.string })),
        /** Why it is closed all day; null if it is open. */
        closed: nullable(wordOf(closedReasons)),
        /** From which hour on light is paid; null if it is not. */
        dusk: nullable(t.string),
        places: t.array(
          t.type({
            place: t.string,
            starts: t.array(t.string),
            /** What the council needs it for. */
            events: t.array(t.type({ from: t.string, until: t.string, reason: t.string })),
            clubs: t.array(t.type({ from: t.string, until: t.string, club: t.string })),
          }),
        ),
      }),
    ),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readVenueWeekText: CallText<typeof readVenueWeekCall> = {
  call: readVenueWeekCall,
  id: 'readVenueWeek',
  topic: 'reservations',
  summary:
    'The free times of all places of a venue in the seven days from one on, worked out when they are asked for: each start can be reserved now, for so many minutes. clubs and events: the times of the season that clubs have, and what the council needs a place for.',
  query: {
    from: { tells: 'The first day; today if it is missing.', example: '2026-11-20' },
    minutes: {
      tells: 'How long the reservation is to be; the shortest that the venue allows if it is missing.',
      example: '90',
    },
  },
  answer: 'Seven days, each with its places. Moments are UTC.',
};

/** A week of a venue. */
export type VenueWeekAnswer = t.TypeOf<typeof readVenueWeekCall.answer>;
