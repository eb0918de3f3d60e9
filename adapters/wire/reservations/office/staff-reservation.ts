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
  reason: t.string,
});
export type StaffReservationAnswer = t.TypeOf<typeof staffReservationWire>;
