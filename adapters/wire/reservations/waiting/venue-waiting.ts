import * as t from 'io-ts';
import { localizedText, nullable } from '../../decode.ts';
import { waitingMembers } from '../../waiting/waiting-members.ts';

/** A place on the waiting list of a venue as its holder sees it. */
export const venueWaitingWire = t.type({
  ...waitingMembers,
  venue: t.type({ id: t.string, title: localizedText }),
  /** The places that would do, with their names. */
  places: t.array(t.type({ id: t.string, title: localizedText })),
  minutes: t.number,
  people: t.string,
  /** The time that is offered, what it costs, and until when. */
  offer: nullable(
    t.type({
      place: t.type({ id: t.string, title: localizedText }),
      at: t.string,
      end: t.string,
      until: t.string,
      total: t.number,
    }),
  ),
});
export type VenueWaitingAnswer = t.TypeOf<typeof venueWaitingWire>;
