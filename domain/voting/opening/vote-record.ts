import type { PasskeyProof } from '../../office/access/passkey-proof.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { AllowedChange } from './allowed-changes.ts';
import type { FrozenVote } from './frozen-vote.ts';

/** That a person signed, and when. */
export interface VoteSignature {
  /** The id of the person of staff. */
  readonly person: string;
  readonly name: string;
  readonly at: Instant;
  /** What their passkey signed; absent if they have none, so that their session signed. */
  readonly proof?: PasskeyProof;
}

/** What two people sign of a vote: its opening, a change of an opened one, or that an opened one is cancelled before it begins. */
export const signedActs = ['open', 'change', 'cancel'] as const;
/** One of these. */
export type SignedAct = (typeof signedActs)[number];

/** A first signature that waits for a second person. */
export interface WaitingSignature {
  readonly what: SignedAct;
  /** What was signed. The signature is void if the vote has another hash by now. */
  readonly hash: string;
  /** Why an opened vote is changed or cancelled, for the public; empty for an opening. */
  readonly reason: string;
  readonly by: VoteSignature;
  /** The title of the vote when it was signed. */
  readonly title: LocalizedText | string;
}

/** Both signatures on the same hash. */
export interface SignedHash {
  readonly hash: string;
  /** The canonical text that has this hash. */
  readonly text: string;
  readonly by: readonly [first: VoteSignature, second: VoteSignature];
}

/** How many people an amendment of the census adds, blocks, lets in again, and corrects the numbers of. */
export interface AmendedPeople {
  readonly added: number;
  readonly blocked: number;
  readonly letIn: number;
  readonly corrected: number;
}

/** An amendment of the census during a vote: who is meant is not public, how many are. */
export interface CensusAmendment extends AmendedPeople {
  /** From 1 on, in each vote. */
  readonly number: number;
}

/** A change of a vote after its opening. */
export interface SignedChange extends SignedHash {
  /** From 1 on. */
  readonly number: number;
  readonly reason: string;
  readonly changes: readonly AllowedChange[];
  /** Absent where only texts or the last day were changed. */
  readonly amendment?: CensusAmendment;
}

/** An opening that two people cancelled before the vote began. */
export interface CancelledOpening {
  /** What was fixed until then. */
  readonly opened: SignedHash;
  /** Why, for the public. */
  readonly reason: string;
  readonly by: readonly [first: VoteSignature, second: VoteSignature];
}

/** All that was signed of a vote. */
export interface VoteRecord {
  /** The surveys of the vote when it was signed last, the main one first. */
  readonly surveys: readonly string[];
  readonly waiting: WaitingSignature | null;
  readonly opened: SignedHash | null;
  readonly changes: readonly SignedChange[];
  /** The earlier openings of the vote, which were cancelled; absent if there are none. */
  readonly cancelled?: readonly CancelledOpening[];
}

/** The latest hash of an opened vote, with its text; null if it was not opened. */
export const latestHash = ({ opened, changes }: VoteRecord): SignedHash | null => changes.at(-1) ?? opened;

/** The vote that a signed text is of. */
export const frozenIn = ({ text }: Pick<SignedHash, 'text'>): FrozenVote => JSON.parse(text) as FrozenVote;
