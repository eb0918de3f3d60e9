import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { wanted } from '../../query.ts';

const sumsWire = t.type({
  count: t.number,
  minutes: t.number,
  missed: t.number,
  paid: t.number,
  refunded: t.number,
  income: t.number,
  deposit: t.number,
});

/** What a month of a venue came to. */
export const readVenueMonthCall = {
  method: 'get',
  path: '/api/{realm}/staff/reservations/venues/{id}/month',
  caller: 'staff',
  act: 'venue.decide',
  query: { month: wanted },
  answer: t.type({
    month: t.string,
    all: sumsWire,
    places: t.array(t.intersection([t.type({ place: t.string }), sumsWire])),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readVenueMonthText: CallText<typeof readVenueMonthCall> = {
  call: readVenueMonthCall,
  id: 'readVenueMonth',
  topic: 'reservations',
  summary:
    'What the reservations of a venue that began in a month came to: how many there were, their minutes, and their money. paid = refunded + income + deposit, where deposit is what is held and not decided.',
  query: { month: { tells: 'The month.', example: '2026-11' } },
  answer: 'The sums of all places, and of each. Amounts are cents.',
};
