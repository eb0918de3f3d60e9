import * as t from 'io-ts';
import { seenStates } from '#domain/reservations/reservation.ts';
import { nullable, wordOf } from '../../decode.ts';

/**
 * A reservation as the people of staff see it. Its holder is a mark, and its name is for calls of staff only: its key, which is
 * its holder's, is not said.
 */
export const staffReservationWire = t.type({
  name: t.string,
  state: wordOf(seenStates),
  holder: t.string,
  place: t.string,
  people: t.string,
  purpose: t.string,
  start: t.string,
  end: t.string,
  total: t.number,
  deposit: t.number,
  depositKept: nullable(t.type({ amount: t.number, reason: t.string })),
  /** What went back and what was kept; null if it was not given back. */
  back: nullable(t.type({ refund: t.number, kept: t.number })),
  /** It was paid at a desk, or nothing was paid for it. */
  isCash: t.boolean,
  /** Why it is no strike that nobody came; null: nobody has forgiven it. */
  forgiven: nullable(t.string),
  reason: t.string,
});

/** An event of the council that has places of a venue. */
export const venueEventWire = t.type({
  id: t.string,
  places: t.array(t.string),
  from: t.string,
  until: t.string,
  reason: t.string,
});
export type StaffReservationAnswer = t.TypeOf<typeof staffReservationWire>;
export type VenueEventAnswer = t.TypeOf<typeof venueEventWire>;
