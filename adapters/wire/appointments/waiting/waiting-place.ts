import * as t from 'io-ts';
import { waitingDeedActs } from '#domain/waiting-list/waiting-person.ts';
import { nullable, wordOf } from '../../decode.ts';

/** What is said of a place on the waiting list. `offered`: a time waits for an answer. */
export const waitingWords = ['waiting', 'offered', 'booked', 'left', 'ended'] as const;

/** A place on the waiting list as its holder sees it. Moments are UTC, hours those of the town’s clock, as `08:30`. */
export const waitingPlaceWire = t.type({
  id: t.string,
  state: wordOf(waitingWords),
  services: t.array(t.string),
  people: t.number,
  offices: t.array(t.string),
  weekdays: t.array(t.number),
  from: t.string,
  until: t.string,
  firstDay: t.string,
  lastDay: t.string,
  joined: t.string,
  /** How many joined before and could want the same times: the most that are asked before. Null: it does not wait. */
  ahead: nullable(t.number),
  /** The time that is offered, and until when. */
  offer: nullable(t.type({ office: t.string, at: t.string, end: t.string, until: t.string })),
  /** How many offers in a row ended without an answer. */
  unanswered: t.number,
  /** The key of the appointment that was taken or, before, of the one that should be earlier. */
  visit: nullable(t.string),
  history: t.array(
    t.type({
      act: wordOf(waitingDeedActs),
      at: t.string,
      office: nullable(t.string),
      start: nullable(t.string),
    }),
  ),
});
export type WaitingPlaceAnswer = t.TypeOf<typeof waitingPlaceWire>;
