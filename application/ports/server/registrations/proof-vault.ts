import type { Instant } from '#domain/shared/calendar-day.ts';
import type { StoredKey } from '../vouchers/photo-seal.ts';

/** The key of an activity as it is stored, and the subject that it was made for. */
export type ActivityKey = Omit<StoredKey, 'place'>;

/**
 * Names and proofs of applications. Each activity has a random key, which is stored sealed; without it nothing is read. What
 * is in proofs is outside the database.
 */
export interface ProofVault {
  /** A new random key, as it is stored. */
  readonly newKey: (subject: string) => string;
  /** A text that belongs to a place, under the key of an activity. */
  readonly sealText: (key: ActivityKey, place: string, text: string) => string;
  /** Null if it was sealed under another key, or for another place. */
  readonly openText: (key: ActivityKey, place: string, sealed: string) => string | null;
  /** Stores bytes sealed; the name under which they are found. */
  readonly put: (key: ActivityKey, place: string, bytes: Uint8Array, at: Instant) => Promise<string>;
  /** Null if they are gone, or sealed under another key or for another place. */
  readonly read: (key: ActivityKey, place: string, content: string) => Promise<Uint8Array | null>;
  readonly drop: (content: string, at: Instant) => Promise<void>;
}
