import * as t from 'io-ts';
import { nullable, wordOf } from '../decode.ts';

/** The rehearsal of a vote as staff see it: never what was voted in it. */
const heldWire = t.type({
  /** The address that is handed on, on this host. */
  address: t.string,
  state: wordOf(['open', 'closed']),
  by: t.string,
  begun: t.string,
  ends: t.string,
  /** Whether one needs a person of its census to vote. */
  withCensus: t.boolean,
  /** How many of its people were given out. */
  given: t.number,
  people: t.array(t.type({ identity: t.string, code: t.string })),
});

/** Whether a vote is rehearsed, and whether the person who asks may begin or end it. */
export const rehearsalWire = t.type({ held: nullable(heldWire), may: t.boolean });
export type RehearsalAnswer = t.TypeOf<typeof rehearsalWire>;
