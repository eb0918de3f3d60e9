import * as t from 'io-ts';
import { nullable } from '../../decode.ts';
import { waitingMembers } from '../../waiting/waiting-members.ts';

/** A place on the waiting list of appointments as its holder sees it. */
export const waitingPlaceWire = t.type({
  ...waitingMembers,
  services: t.array(t.string),
  people: t.number,
  offices: t.array(t.string),
  /** The time that is offered, and until when. */
  offer: nullable(t.type({ office: t.string, at: t.string, end: t.string, until: t.string })),
  /** The key of the appointment that was taken or, before, of the one that should be earlier. */
  visit: nullable(t.string),
});
export type WaitingPlaceAnswer = t.TypeOf<typeof waitingPlaceWire>;
