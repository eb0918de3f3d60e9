import type { GoodsAct } from '../../scarcity/goods-act.ts';
import type { Take } from '../../scarcity/goods-grant.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { FreedTime } from '../../waiting-list/freed-time.ts';
import { waitsBefore, type OfferedTime, type WaitingPerson } from '../../waiting-list/waiting-person.ts';
import { waitingGrant } from '../../waiting-list/waiting-records.ts';
import type { PricedTime } from '../priced-time.ts';

/** A time of a place that is offered to one person until a moment, with the price that it will have. */
export interface VenueOffer extends OfferedTime {
  readonly facts: PricedTime['facts'];
}

/** The place of a person on the waiting list of a venue. */
export interface VenueWaiting extends WaitingPerson {
  /** The places that would do: a court, or the pavilion that it is a part of. */
  readonly places: readonly string[];
  readonly minutes: number;
  /** As whom the person pays. */
  readonly category: string;
  readonly offer: VenueOffer | null;
}

/** The cells of a place that were given back, with the grant that sets them aside. */
export interface PlaceSeat {
  readonly grant: string;
  readonly take: Take;
}
/** A time of a place that was given back. */
export type FreedPlace = FreedTime<PlaceSeat>;

/** Who holds what was given back and is offered to nobody yet. */
const nobody = 'waiting';

/** Sets what was given back aside until a moment, for a person or for nobody. */
export const setPlaceAside = (
  { grant, take }: PlaceSeat,
  holder: string | null,
  until: Instant,
): GoodsAct => ({ kind: 'hold', grant, holder: holder ?? nobody, takes: [take], until, uses: 1 });

/** The pool by which a person waits once at a venue. */
export const venueWaitingPool = 'waiting';

/** Gives a person their place on the list of a venue until their last day is over. */
export const waitAtVenue = ({
  name,
  holder,
  until,
}: Pick<VenueWaiting, 'name' | 'holder' | 'until'>): readonly GoodsAct[] => [
  { kind: 'setPool', pool: venueWaitingPool, size: 1_000_000_000, perHolder: 1, isClosed: false },
  {
    kind: 'hold',
    grant: waitingGrant(name),
    holder,
    takes: [{ pool: venueWaitingPool, pieces: 1, cells: [] }],
    until,
    uses: 1,
  },
  { kind: 'confirm', grant: waitingGrant(name), until },
];

/** Whether somebody who waits could be asked before another one because they joined earlier. */
export const isAheadAtVenue = (one: VenueWaiting, other: VenueWaiting): boolean =>
  waitsBefore([one, one.places], [other, other.places]);

/** Time enough to offer what was given back, also for a server that starts anew. */
export const restsForWaiting = 10 * 60_000;
