import * as t from 'io-ts';
import { categoryChecks } from '#domain/reservations/category-check.ts';
import { placeNeeds } from '#domain/tickets/ticketed-event.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';

/** An event in a list. */
export const eventRowWire = t.type({
  id: t.string,
  title: localizedText,
  summary: localizedText,
  place: localizedText,
  image: nullable(t.string),
  /** When its first session that is not over begins; null if all are. */
  next: nullable(t.string),
  sessions: t.number,
  /** The lowest and the highest price of a ticket. */
  from: t.number,
  to: t.number,
  saleFrom: t.string,
});

/** A session with what is left of it. */
const sessionWire = t.type({
  id: t.string,
  title: localizedText,
  doors: t.string,
  start: t.string,
  end: t.string,
  /** Why the council called it off; null if it did not. */
  calledOff: nullable(t.string),
  /** Others wait for what is left. */
  hasLine: t.boolean,
  left: t.array(t.type({ type: t.string, left: t.number })),
});

/** An event as everybody reads it. Amounts are cents, moments are UTC. */
export const ticketedEventWire = t.intersection([
  eventRowWire,
  t.type({
    dates: t.array(sessionWire),
    types: t.array(
      t.type({
        id: t.string,
        title: localizedText,
        price: t.number,
        need: wordOf(placeNeeds),
        check: wordOf(categoryChecks),
        minimumAge: nullable(t.number),
        maximumAge: nullable(t.number),
        perPerson: nullable(t.number),
        /** Whether who buys it must say who they are, and when they were born. */
        asksWho: t.boolean,
        needsBirthDay: t.boolean,
        /** Whether its places are seats, which can be chosen. */
        hasSeats: t.boolean,
      }),
    ),
    perOrder: t.number,
    saleUntil: nullable(t.string),
    /** Until when those who come are gathered for the draw; null if there is none, or it was done. */
    gatheredUntil: nullable(t.string),
    isTransferable: t.boolean,
    hasWaitingList: t.boolean,
    terms: t.array(t.type({ hoursBefore: t.number, percent: t.number })),
  }),
]);
export type EventRow = t.TypeOf<typeof eventRowWire>;
export type TicketedEventAnswer = t.TypeOf<typeof ticketedEventWire>;
