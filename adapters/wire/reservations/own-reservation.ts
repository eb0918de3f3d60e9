import * as t from 'io-ts';
import { seenStates } from '#domain/reservations/reservation.ts';
import { localizedText, nullable, orNull, wordOf } from '../decode.ts';

const priceWire = t.type({
  kind: wordOf(['use', 'light', 'deposit']),
  minutes: t.number,
  perHour: t.number,
  amount: t.number,
});

/** A reservation as its holder sees it. Amounts are cents, moments are UTC. */
export const ownReservationWire = t.type({
  id: t.string,
  state: wordOf(seenStates),
  venue: t.type({ id: t.string, title: localizedText }),
  place: t.type({ id: t.string, title: localizedText }),
  start: t.string,
  end: t.string,
  people: t.string,
  purpose: t.string,
  price: t.array(priceWire),
  total: t.number,
  deposit: t.number,
  /** Until when its place waits for the payment, and how often it was kept longer. */
  until: nullable(t.string),
  extended: t.number,
  /** The page of its payment, while it waits for one, and whether the bank refused the last try. */
  payment: nullable(t.type({ id: t.string, url: t.string, isRefused: t.boolean })),
  /** With which one comes in; null if it is nobody's now. */
  letters: nullable(t.string),
  /** The letters with place and time, signed by the venue: its text is a QR code. Missing in answers of before. */
  code: orNull(t.string),
  /** When the door opens, and from when on the place is given up; null if nobody checks who comes. */
  entry: nullable(t.type({ from: t.string, until: t.string })),
  /** What comes back if it is given back now; null if it cannot be. */
  refundNow: nullable(t.number),
  /** What came back, and what was kept; null if it was not given back. */
  back: nullable(t.type({ refund: t.number, kept: t.number })),
  depositKept: nullable(t.type({ amount: t.number, reason: t.string })),
  reason: t.string,
  /** How often its holder did not come; null if the venue does not count it. */
  strikes: nullable(t.type({ count: t.number, most: t.number, blockedUntil: nullable(t.string) })),
  /** The file of calendar programs, with the same UID after it was moved; null if nobody has the place. */
  calendar: nullable(t.string),
});
export type OwnReservationAnswer = t.TypeOf<typeof ownReservationWire>;

/** A key that a device makes for a reservation: it opens it, so that nobody must guess it. */
const reservationKey = /^[A-Za-z0-9_-]{22,64}$/u;

/** Whether a text can be the key of a reservation. */
export const isReservationKey = (text: string): boolean => reservationKey.test(text);
