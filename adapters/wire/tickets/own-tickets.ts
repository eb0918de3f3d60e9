import * as t from 'io-ts';
import { seenOrderStates } from '#domain/tickets/ticket-order.ts';
import { localizedText, nullable, orNull, wordOf } from '../decode.ts';
import { workMembers } from '../scarcity/hold-work.ts';

/** A seat by its row and its number. */
export const seatWire = t.type({ row: t.string, number: t.number });

/** What somebody orders: so many tickets of each type; seats and names are as many as tickets, or none. */
export const ticketLinesWire = t.array(
  t.intersection([
    t.type({ type: t.string, count: t.number }),
    t.partial({ seats: orNull(t.array(seatWire)), names: orNull(t.array(t.string)) }),
  ]),
);

/** What an order over the web may say beside its lines. */
export const ticketOrderMembers = {
  identity: orNull(t.string),
  birthDay: orNull(t.string),
  email: orNull(t.string),
  phone: orNull(t.string),
  forward: orNull(t.string),
  waits: orNull(t.boolean),
  takesFewer: orNull(t.boolean),
  ...workMembers,
};

/** One ticket as its holder sees it. */
const heldTicketWire = t.type({
  id: t.string,
  type: t.type({ id: t.string, title: localizedText }),
  price: t.number,
  seat: nullable(t.string),
  name: t.string,
  /** The text of its QR code; null if it lets nobody in now. */
  code: nullable(t.string),
  state: wordOf(['waiting', 'valid', 'used', 'returned', 'transferred']),
  /** What comes back if it is given back now; null if it cannot be. */
  refundNow: nullable(t.number),
  /** What came back; null if it was not given back. */
  refund: nullable(t.number),
});

/** An order of tickets as its holder sees it. Amounts are cents, moments are UTC. */
export const ownTicketsWire = t.type({
  id: t.string,
  state: wordOf(seenOrderStates),
  event: t.type({ id: t.string, title: localizedText, place: localizedText }),
  session: t.type({
    id: t.string,
    title: localizedText,
    doors: t.string,
    start: t.string,
    end: t.string,
    /** It was at another time when the tickets were bought. */
    isMoved: t.boolean,
  }),
  tickets: t.array(heldTicketWire),
  amount: t.number,
  /** Until when its tickets wait for the payment, and how often they were kept longer. */
  until: nullable(t.string),
  extended: t.number,
  /** The page of its payment, while it waits for one, and whether the bank refused the last try. */
  payment: nullable(t.type({ id: t.string, url: t.string, isRefused: t.boolean })),
  /** How many wait before it; null if it does not wait, or nobody knows yet: those of the opening minute are drawn at its end. */
  before: nullable(t.number),
  /** When the order of the opening minute is drawn; null if it was, or if there is none. */
  drawnAt: nullable(t.string),
  isTransferable: t.boolean,
  /** Why the council called the session off; empty if it did not. */
  reason: t.string,
  /** The file of calendar programs; null if nobody has a ticket. */
  calendar: nullable(t.string),
});
export type OwnTicketsAnswer = t.TypeOf<typeof ownTicketsWire>;

/** A key that a device makes for an order: it opens it, so that nobody must guess it. */
const ticketKey = /^[A-Za-z0-9_-]{22,64}$/u;

/** Whether a text can be the key of an order of tickets. */
export const isTicketKey = (text: string): boolean => ticketKey.test(text);
