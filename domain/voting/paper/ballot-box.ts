import type { PasskeyProof } from '../../office/access/passkey-proof.ts';
import type { Instant } from '../../shared/calendar-day.ts';

/** The state of a ballot box. `entering`: all boxes are sealed and its ballots are typed; `counted`: its record is signed. */
export type PaperBoxState = 'planned' | 'open' | 'sealed' | 'entering' | 'counted';

/**
 * The ballots of a box once it is counted. `ballots` have a choice, `blank` have none, `spoiled` cannot be read as a vote.
 * A ballot with several questions is blank, or spoiled, if all of them are.
 */
export interface BoxCount {
  readonly ballots: number;
  readonly blank: number;
  readonly spoiled: number;
}

/** What a person of staff did to a box, and who else was present. */
export interface BoxDeed {
  /** The id of the person who was signed in. */
  readonly person: string;
  readonly name: string;
  /** The name of the second person, as it was typed. */
  readonly witness: string;
  readonly at: Instant;
  /** The numbers of the seals, or other words. */
  readonly words: string;
}

/** The ballots that were in a box when all boxes were sealed and it was opened again, counted without reading them. */
export interface BoxContents {
  readonly by: BoxDeed;
  /** How many were in it. */
  readonly found: number;
  /** How many were given for it, by the marks. */
  readonly given: number;
  /** How many are entered: those found, without those that were drawn out because more were found than given. */
  readonly entered: number;
}

/** A signature on the record of a box. */
export interface BoxSignature {
  readonly person: string;
  readonly name: string;
  readonly at: Instant;
  /** What was signed, so that a change makes the signature void. */
  readonly hash: string;
  /** Why ballots were given and are not in the box; empty if none are missing. */
  readonly words: string;
  /** What their passkey signed; absent if they have none. */
  readonly proof?: PasskeyProof;
}

/** A ballot box of a vote. */
export interface PaperBox {
  /** Unique in the vote, as in an address. */
  readonly id: string;
  /** As staff typed it. */
  readonly name: string;
  readonly state: PaperBoxState;
  /** The box that its ballots were mixed into, because they are too few; null if they are not. */
  readonly into: string | null;
  /** Once it is counted; of a box that was mixed into another one, null. */
  readonly count: BoxCount | null;
  /** The same for each survey of the vote, by its id. */
  readonly surveys: Readonly<Record<string, BoxCount>>;
  readonly opened: BoxDeed | null;
  readonly sealed: BoxDeed | null;
  readonly contents: BoxContents | null;
  readonly signed: readonly BoxSignature[];
}

/** A new box, before voting in it begins. */
export const plannedBox = (id: string, name: string): PaperBox => ({
  id,
  name,
  state: 'planned',
  into: null,
  count: null,
  surveys: {},
  opened: null,
  sealed: null,
  contents: null,
  signed: [],
});

/**
 * Whether paper ballots of a vote are still to be counted. While they are, its results, counts and lists are hidden from
 * everybody. A vote without boxes waits for none.
 */
export const awaitsPaper = (boxes: readonly Pick<PaperBox, 'state'>[]): boolean =>
  boxes.some(({ state }) => state !== 'counted');
