import * as t from 'io-ts';
import { visitStates } from '#domain/appointments/visit.ts';
import { nullable, wordOf } from '../decode.ts';

/** A key that a device makes for a visit: it opens the appointment, so that nobody must guess it. */
const visitKey = /^[A-Za-z0-9_-]{22,64}$/u;

/** Whether a text can be the key of a visit. */
export const isVisitKey = (text: string): boolean => visitKey.test(text);

/** How long a person will wait, in minutes from now: never one number. */
export const waitWire = t.type({ from: t.number, to: t.number, ahead: t.number });

/** What a closure takes from who comes now: its reason, and the services that nobody does. */
export const closedNowWire = t.type({ reason: t.string, services: t.array(t.string) });

const ownVisitMembers = t.type({
  id: t.string,
  state: wordOf(visitStates),
  office: t.string,
  services: t.array(t.string),
  people: t.number,
  at: t.string,
  end: nullable(t.string),
  /** The letter and number that are called; null until it is confirmed. */
  code: nullable(t.string),
  /** Until when it is held, and how often it was kept longer. */
  until: nullable(t.string),
  extended: t.number,
  moved: t.number,
  /** The desk that called. */
  desk: nullable(t.string),
  /** How many are called before, and how long it will take from now on, in minutes; null if the person does not wait. */
  ahead: nullable(t.number),
  waitFrom: nullable(t.number),
  waitTo: nullable(t.number),
  /** What the person has to bring, as a desk wrote it. */
  note: nullable(t.string),
  /** The file of calendar programs, in the language of the person; null until it is confirmed. */
  calendar: nullable(t.string),
  /** What a closure did to it: its reason, when it was, and whether the person may choose another time; null if none did. */
  closed: nullable(t.type({ reason: t.string, from: t.string, isOpen: t.boolean })),
});

/** What an appointment costs, in cents, and whether it was paid over the web. */
const ownFeeWire = t.type({
  amount: t.number,
  state: wordOf(['due', 'paid', 'back']),
  /** Whether it can be paid over the web now, and whether the bank refused the last try. */
  canPay: t.boolean,
  isRefused: t.boolean,
});

/** An appointment as its holder sees it. Moments are UTC. */
export const ownVisitWire = t.intersection([
  ownVisitMembers,
  // Missing in what a browser kept of an earlier version; null: it costs nothing.
  t.partial({ fee: nullable(ownFeeWire) }),
]);
export type OwnVisit = t.TypeOf<typeof ownVisitWire>;

/** A visit as the counter sees it. Its id is a name for staff: it opens nothing. */
export const counterVisitWire = t.type({
  id: t.string,
  version: t.number,
  state: wordOf(visitStates),
  code: nullable(t.string),
  /** Whether it was booked; otherwise a ticket was taken at the office. */
  isBooked: t.boolean,
  services: t.array(t.string),
  people: t.number,
  at: t.string,
  end: nullable(t.string),
  name: nullable(t.string),
  /** The desk at which it is booked, and the one that called. */
  bookedDesk: nullable(t.string),
  desk: nullable(t.string),
  /** Its place in the queue, from 1 on, and since when it waits; null if it does not. */
  place: nullable(t.number),
  since: nullable(t.string),
  /** The only desk that calls it. */
  forDesk: nullable(t.string),
  /** Whether it counts as if it had waited a quarter of an hour more, because its person needs it. */
  prefers: t.boolean,
  /** The cents that were paid of its fee over the web; null: nothing was, or it goes back. */
  paid: nullable(t.number),
  note: nullable(t.string),
  /** When something was done with it last. */
  changed: nullable(t.string),
});
export type CounterVisit = t.TypeOf<typeof counterVisitWire>;
