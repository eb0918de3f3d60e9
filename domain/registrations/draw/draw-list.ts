/** How many places of a group are for a segment: those who live here, a reserve for disability, everybody. */
export interface SegmentPlaces {
  readonly segment: string;
  readonly count: number;
}

/** Which segment the places of a group go to that nobody of another one needs. */
export interface PlaceFlow {
  readonly from: string;
  readonly to: string;
}

/** A group of an activity, as it is drawn. */
export interface DrawnGroup {
  readonly id: string;
  readonly places: readonly SegmentPlaces[];
  /** In the order in which unused places go on. */
  readonly flow: readonly PlaceFlow[];
}

/** An application in a draw: what decides about it, and not whose it is. */
export interface DrawnApplication {
  /** Made by chance; only the applicant and the council know whose it is. */
  readonly id: string;
  /** That of the family that applies together, made by chance too; null if it is on its own. */
  readonly family: string | null;
  /** The segments whose places it may get, in the order in which they are tried. */
  readonly segments: readonly string[];
  /** More points come first; 0 for all if only chance decides. */
  readonly points: number;
  /** Groups, the most wanted one first. */
  readonly wishes: readonly string[];
}

/** Whether the members of a family get places only together, or each by themselves with one number of the draw. */
export const familyRules = ['together', 'each'] as const;

/**
 * Everything that a draw depends on besides chance, without a name. Applications are in the order of their ids. Its
 * canonical text is sealed by a hash when the list closes.
 */
export interface DrawList {
  readonly version: 1;
  readonly activity: string;
  readonly families: (typeof familyRules)[number];
  readonly groups: readonly DrawnGroup[];
  readonly applications: readonly DrawnApplication[];
}
