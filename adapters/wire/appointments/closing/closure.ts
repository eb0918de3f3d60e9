import * as t from 'io-ts';
import { toldStates } from '#domain/appointments/closing/closure-records.ts';
import { nullable, orNull, wordOf } from '../../decode.ts';

/** Which hours of which days of an office are closed, by the clock of the town. */
export const closedTimeWire = t.intersection([
  t.type({ firstDay: t.string, lastDay: t.string }),
  t.partial({
    /** `days` if it is missing; `opening`: nothing is closed, it is about who is outside the hours of the office now. */
    follows: orNull(wordOf(['days', 'opening'])),
    /** The ids of desks; missing or null: all of them. */
    desks: orNull(t.array(t.string)),
    /** Of each day; missing or null: the whole day. */
    opens: orNull(t.string),
    closes: orNull(t.string),
  }),
]);
export type WrittenClosedTime = t.TypeOf<typeof closedTimeWire>;

/** Somebody whose appointment is in a closure that is only looked at, and the time that they would get. */
export const plannedVisitWire = t.type({
  person: t.string,
  name: t.string,
  code: nullable(t.string),
  services: t.array(t.string),
  desk: t.string,
  from: t.string,
  to: nullable(t.string),
  /** Without a mail somebody has to call. */
  hasMail: t.boolean,
});
export type PlannedVisitAnswer = t.TypeOf<typeof plannedVisitWire>;

/** Somebody whose appointment was closed. Its name is for staff, and opens nothing. */
export const closedVisitWire = t.type({
  person: t.string,
  name: t.string,
  code: nullable(t.string),
  services: t.array(t.string),
  from: t.string,
  to: nullable(t.string),
  told: wordOf(toldStates),
  /** Of who is to be called; empty if it is unknown, or not needed. */
  phone: t.string,
});
export type ClosedVisitAnswer = t.TypeOf<typeof closedVisitWire>;

/** A closure with everybody who was in it. */
export const closureWire = t.type({
  id: t.string,
  office: t.string,
  follows: wordOf(['days', 'opening']),
  desks: nullable(t.array(t.string)),
  firstDay: t.string,
  lastDay: t.string,
  opens: nullable(t.string),
  closes: nullable(t.string),
  reason: t.string,
  moves: t.boolean,
  by: t.string,
  at: t.string,
  isReopened: t.boolean,
  /** How many are still in it: others changed them meanwhile, or the server stopped. */
  left: t.number,
  people: t.array(closedVisitWire),
});
export type ClosureAnswer = t.TypeOf<typeof closureWire>;
