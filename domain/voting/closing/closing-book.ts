import type { PasskeyProof } from '../../office/access/passkey-proof.ts';
import type { VoteSignature } from '../opening/vote-record.ts';
import type { DrawnSample } from './drawn-sample.ts';

/** A signature on a closing record, with the passkey of its person. */
export interface RecordSignature extends VoteSignature {
  readonly proof: PasskeyProof;
}

/** A first signature that waits for a second person. */
export interface WaitingRecord {
  /** Void if the record has another hash by now. */
  readonly hash: string;
  /** The words for what does not hold; empty if everything holds. */
  readonly explanation: string;
  readonly by: RecordSignature;
}

/** A record that two people signed: nothing of it changes any more. */
export interface SignedRecord {
  readonly hash: string;
  /** The canonical text that has this hash. */
  readonly text: string;
  /** The canonical texts of its sealed parts, by their names. */
  readonly parts: Readonly<Record<string, string>>;
  readonly by: readonly [first: RecordSignature, second: RecordSignature];
}

/** All that is stored of the closing of a vote. */
export interface ClosingBook {
  readonly samples: readonly DrawnSample[];
  readonly waiting: WaitingRecord | null;
  readonly signed: SignedRecord | null;
}

/** The closing of a vote of which nobody has done anything yet. */
export const emptyBook: ClosingBook = { samples: [], waiting: null, signed: null };
