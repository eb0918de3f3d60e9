import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** The published seasons of a venue. */
export const listVenueSeasonsCall = {
  method: 'get',
  path: '/api/{realm}/staff/reservations/venues/{id}/seasons',
  caller: 'staff',
  act: 'venue.decide',
  answer: t.type({
    items: t.array(
      t.type({
        id: t.string,
        title: t.string,
        from: t.string,
        weeks: t.number,
        clubs: t.number,
        granted: t.number,
        refused: t.number,
        hash: t.string,
      }),
    ),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listVenueSeasonsText: CallText<typeof listVenueSeasonsCall> = {
  call: listVenueSeasonsCall,
  id: 'listVenueSeasons',
  topic: 'reservations',
  summary:
    'The seasons of clubs that were published at a venue, the latest first: how many clubs asked, how many uses were granted, and how many weeks of wishes were refused.',
  answer: 'The seasons.',
};
