import type { OpeningHours } from '../free-times/opening.ts';
import type { Coordinates } from '../shared/coordinates.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { CancelTerm } from './cancel-terms.ts';
import type { ReservationRules } from './reservation-rules.ts';
import type { StrikeRule } from './strikes.ts';
import type { Tariff } from './tariff.ts';
import type { VenuePlace } from './venue-place.ts';

/** Who comes later than so many minutes after the beginning finds the place given up. */
export interface EntryRule {
  /** How many minutes before the beginning the door opens. */
  readonly early: number;
  readonly late: number;
}

/** Where a venue is, for those who have never been there. What the council did not write is empty or null. */
export interface VenueWhere {
  readonly address: LocalizedText;
  /** How one comes: bus, car park, which door. */
  readonly arrival: LocalizedText;
  readonly spot: Coordinates | null;
  /** The address of a picture of it. */
  readonly image: string | null;
}

/** Places that are reserved by the same rules: a sports centre, the halls of a town hall. */
export interface Venue {
  readonly id: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly where: VenueWhere;
  readonly places: readonly VenuePlace[];
  readonly opening: OpeningHours;
  readonly tariff: Tariff;
  readonly rules: ReservationRules;
  readonly terms: readonly CancelTerm[];
  /** Null: nobody is blocked. */
  readonly strikes: StrikeRule | null;
  /** Null: nobody checks who comes. */
  readonly entry: EntryRule | null;
  /** A person of staff approves each reservation; until then nothing is taken. */
  readonly needsApproval: boolean;
}

/** The good of a venue, in the kernel of scarce goods: all its places are decided in one line. */
export const goodOfVenue = (id: string): string => `reservations/${id}`;

/** The id of the venue of a good; null if it is a good of another service. */
export const venueOfGood = (good: string): string | null =>
  good.startsWith('reservations/') ? good.slice('reservations/'.length) : null;

/** The pool of the cells of a venue. Each cell is had once, so its size is only larger than all that is ever taken. */
export const venueCells = 'cells';
