import * as t from 'io-ts';
import { waitingDeedActs } from '#domain/waiting-list/waiting-person.ts';
import { nullable, wordOf } from '../decode.ts';

/** What is said of a place on a waiting list. `offered`: a time waits for an answer. */
export const waitingWords = ['waiting', 'offered', 'booked', 'left', 'ended'] as const;

/** What every place on a waiting list has for its holder. Moments are UTC, hours those of the town’s clock, as `08:30`. */
export const waitingMembers = {
  id: t.string,
  state: wordOf(waitingWords),
  weekdays: t.array(t.number),
  from: t.string,
  until: t.string,
  firstDay: t.string,
  lastDay: t.string,
  joined: t.string,
  /** How many joined before and could want the same times: the most that are asked before. Null: it does not wait. */
  ahead: nullable(t.number),
  /** How many offers in a row ended without an answer. */
  unanswered: t.number,
  history: t.array(
    t.type({
      act: wordOf(waitingDeedActs),
      at: t.string,
      /** The office or, of a venue, its place. */
      office: nullable(t.string),
      start: nullable(t.string),
    }),
  ),
} as const;
const membersWire = t.type(waitingMembers);
/** What every place on a waiting list has. */
export type WaitingMembers = t.TypeOf<typeof membersWire>;

/** When somebody who joins could come, as they say it. Without days of the week, any will do. */
export const wishMembers = {
  weekdays: t.array(t.number),
  from: t.string,
  until: t.string,
  firstDay: t.string,
  lastDay: t.string,
} as const;
const wishWire = t.type(wishMembers);
/** The same, as it is posted. */
export type PostedWish = t.TypeOf<typeof wishWire>;
