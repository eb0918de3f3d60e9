import { type Either, isLeft, left, right } from '../../shared/result.ts';
import type { StaffSubject } from '../../office/decide.ts';
import { maySign, type SignatureTurn, type Signer, type SignRefused } from '../opening/sign-vote.ts';
import type { ClosingBook, WaitingRecord } from './closing-book.ts';
import type { ClosingStage } from './closing-stage.ts';
import type { Instant } from '../../shared/calendar-day.ts';

/** What a passkey signs for a record: not the challenge of a session, so that neither can stand for the other. */
export const recordChallenge = (hash: string): string => `concejo closing record ${hash}`;

/** Why a closing record is not signed. */
export type ClosingRefused =
  | Exclude<SignRefused, { readonly kind: 'author' }>
  /** Two people have signed it. */
  | { readonly kind: 'closed' }
  /** It is too early, or a sample is drawn and not checked. */
  | { readonly kind: 'open' | 'counting' | 'from' | 'unchecked' }
  /** Something does not hold, and no words say why. */
  | { readonly kind: 'unexplained' };

/** A record that somebody wants to sign, as it is found. */
export interface RecordToSign {
  readonly book: ClosingBook;
  readonly stage: ClosingStage;
  /** The hash of the record as it would be now, with the explanation of this signature. */
  readonly hash: string;
  readonly isExplained: boolean;
  readonly subject: StaffSubject;
  /** The person who signed first, as they are now; null if there is none, or if they no longer work here. */
  readonly first: Signer | null;
}

/** A signature on a record that somebody gives. */
export interface ClosingSigning {
  readonly signer: Signer;
  readonly turn: SignatureTurn;
  /** The hash that the person has seen. */
  readonly hash: string;
  readonly now: Instant;
}

/** The first signature, if it is on the record as it is now. */
export const validFirst = ({ book, hash }: Pick<RecordToSign, 'book' | 'hash'>): WaitingRecord | null =>
  book.waiting?.hash === hash ? book.waiting : null;

/** Why nobody signs the record now; null if it can be signed. */
function notYet({ book, stage, isExplained }: RecordToSign): ClosingRefused | null {
  if (book.signed !== null) return { kind: 'closed' };
  if (stage.kind !== 'ready') return { kind: stage.kind };
  if (book.samples.some(({ result }) => result === null)) return { kind: 'unchecked' };
  return isExplained ? null : { kind: 'unexplained' };
}

/** Whether the first person is still here and may still sign the record. */
const isFirstStill = ({ first, subject }: RecordToSign, now: Instant): boolean =>
  first !== null && !isLeft(maySign(first, { act: 'vote.close', subject }, now));

/** The first signature, if a second person could confirm it now; null if there is none, or if it is void. */
export const confirmableFirst = (record: RecordToSign, now: Instant): WaitingRecord | null =>
  notYet(record) === null && isFirstStill(record, now) ? validFirst(record) : null;

function confirmedBy(
  record: RecordToSign,
  { signer, now }: ClosingSigning,
): Either<ClosingRefused, WaitingRecord> {
  const waiting = validFirst(record);
  if (waiting === null) return left({ kind: 'unsigned' });
  if (waiting.by.person === signer.id) return left({ kind: 'samePerson' });
  return isFirstStill(record, now) ? right(waiting) : left({ kind: 'firstLeft' });
}

/**
 * Whether a person may sign a record now: the first of two, or the second one, which is another person on the same hash. Gives
 * the first signature that a second one confirms, or null. Left: why not.
 */
export function signClosing(
  record: RecordToSign,
  signing: ClosingSigning,
): Either<ClosingRefused, WaitingRecord | null> {
  const { signer, turn, hash, now } = signing;
  const may = maySign(signer, { act: 'vote.close', subject: record.subject }, now);
  // Whether somebody wrote what is signed is not asked: nobody writes a record.
  if (isLeft(may)) return may as Either<ClosingRefused, never>;
  const early = notYet(record);
  if (early !== null) return left(early);
  if (hash !== record.hash) return left({ kind: 'changed' });
  if (turn === 'second') return confirmedBy(record, signing);
  return validFirst(record) === null ? right(null) : left({ kind: 'signed' });
}
