import type { VenueWaitingAnswer } from '#adapters/wire/reservations/waiting/venue-waiting.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import type { WishEntry } from '../../waiting/wish.ts';
import { reservationFailure } from '../failure.ts';
import type { ReservationFailure } from '../state.ts';

/** What the waiting list of a venue works with. */
export type VenueListPorts = Pick<
  ServiceCouncil,
  'realm' | 'call' | 'clock' | 'session' | 'deviceIds' | 'randomBytes' | 'venueWaitingKeys'
>;

/** What is written in the form. */
export interface VenueWaitingEntry extends WishEntry {
  /** The places that would do; none: the one that is looked at. */
  readonly places: readonly string[];
  readonly people: string;
  readonly identity: string;
  readonly birthDay: string;
  readonly email: string;
}

/** The waiting list on the page of a venue. */
export interface VenueWaitingPage {
  /** The places of this device, as the council said last. */
  readonly places: readonly VenueWaitingAnswer[];
  readonly isOpen: boolean;
  readonly entry: VenueWaitingEntry;
  /** Why something was not done; null if nothing was refused. */
  readonly failure: ReservationFailure | null;
  readonly isSending: boolean;
}

/** Failures that the texts of waiting lists have words for. */
export const failuresOfLists = ['alreadyWaits', 'noOffer'] as const;
/** One of these; null if it is a failure of reservations. */
export const failureOfLists = (kind: string): (typeof failuresOfLists)[number] | null =>
  failuresOfLists.find((one) => one === kind) ?? null;

/** What a refusal of the council means here. */
export function venueWaitingFailure(refused: unknown): ReservationFailure {
  const { where } = refused as { readonly where?: string };
  const ofLists = failureOfLists(where ?? '');
  return ofLists === null ? reservationFailure(refused) : { kind: ofLists };
}
