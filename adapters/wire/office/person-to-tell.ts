import * as t from 'io-ts';
import { phoneCallWords } from '#domain/notices/phone-call.ts';
import { nullable, wordOf } from '../decode.ts';

/** Somebody whom no mail reaches, and who is called. */
export const personToTellWire = t.type({
  /** By which a call notes that they were called; it opens nothing. */
  person: t.string,
  /** Empty if it is not known. */
  name: t.string,
  /** Empty if they left none. */
  phone: t.string,
  word: wordOf(phoneCallWords),
  /** The group or the session; null if it is all of it. */
  of: nullable(t.string),
  /** Until when what is offered is theirs; null if nothing is offered. */
  until: nullable(t.string),
  /** Who has called them, and when; null: nobody has. */
  called: nullable(t.type({ by: t.string, at: t.string })),
});
export type PersonToTell = t.TypeOf<typeof personToTellWire>;

/** Whom to call. */
export const peopleToTellWire = t.type({
  items: t.array(personToTellWire),
  /** How many nobody can call: they left neither a mail nor a telephone. */
  unreachable: t.number,
});
export type PeopleToTell = t.TypeOf<typeof peopleToTellWire>;
