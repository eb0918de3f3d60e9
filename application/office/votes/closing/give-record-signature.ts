import type { ClosingAct } from '#application/ports/server/office/closing-desk.ts';
import type { StaffSubject } from '#domain/office/decide.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import type { ClosingBook, WaitingRecord } from '#domain/voting/closing/closing-book.ts';
import { type ClosingFault, closingFaultsOf } from '#domain/voting/closing/closing-faults.ts';
import type { ClosingFigures } from '#domain/voting/closing/closing-figures.ts';
import { closingRecord, type MadeRecord, type Sealing } from '#domain/voting/closing/closing-record.ts';
import type { ClosingStage } from '#domain/voting/closing/closing-stage.ts';
import {
  type ClosingRefused,
  type ClosingSigning,
  confirmableFirst,
  type RecordToSign,
  signClosing,
  validFirst,
} from '#domain/voting/closing/sign-closing.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';

/** The most characters of an explanation. */
const longestWords = 1000;

/** A vote on its way to its closing record, as a call finds it. */
export interface ClosingMatter {
  readonly stage: ClosingStage;
  /** Null while the stage is not `ready`: nothing is counted before. */
  readonly figures: Omit<ClosingFigures, 'samples'> | null;
  readonly sealing: Sealing;
  readonly subject: StaffSubject;
  readonly first: Signer | null;
}

/** The record as it would be signed now. */
export interface ViewedRecord {
  readonly record: MadeRecord;
  readonly faults: readonly ClosingFault[];
  readonly explanation: string;
  /** Whether a first signature is on it. */
  readonly isSigned: boolean;
}

function recordWith(matter: ClosingMatter, book: ClosingBook, explanation: string): ViewedRecord | null {
  if (matter.figures === null) return null;
  const figures = { ...matter.figures, samples: book.samples };
  const record = closingRecord(figures, explanation, matter.sealing);
  const isSigned = validFirst({ book, hash: record.hash }) !== null;
  return { record, faults: closingFaultsOf(figures), explanation, isSigned };
}

/** The record that waits for its second signature or, if there is none or it is void, the one without an explanation. */
export function viewRecord(matter: ClosingMatter, book: ClosingBook): ViewedRecord | null {
  const { waiting } = book;
  const signed = waiting === null ? null : recordWith(matter, book, waiting.explanation);
  return signed !== null && signed.isSigned ? signed : recordWith(matter, book, '');
}

/** A signature that a person wants to give on what they saw. */
export interface RecordTry extends ClosingSigning {
  /** Words for what does not hold, given with the first signature. */
  readonly explanation: string;
}

/** A record as it is signed, with whether somebody said in words what does not hold. */
const asSigned = (
  { stage, subject, first }: ClosingMatter,
  book: ClosingBook,
  view: ViewedRecord | null,
): RecordToSign => {
  const isExplained = view === null || view.faults.length === 0 || view.explanation !== '';
  return { book, stage, hash: view?.record.hash ?? '', isExplained, subject, first };
};

/** The first signature on a record, if a second person could confirm it now; null if there is none, or if it is void. */
export const confirmableRecord = (
  matter: ClosingMatter,
  book: ClosingBook,
  now: Instant,
): WaitingRecord | null => confirmableFirst(asSigned(matter, book, viewRecord(matter, book)), now);

/** The record that a person may sign in this turn, with their explanation. Left: why they may not. */
export function recordToSign(
  matter: ClosingMatter,
  book: ClosingBook,
  { signer, turn, hash: seen, explanation, now }: RecordTry,
): Either<ClosingRefused, ViewedRecord> {
  const shown = viewRecord(matter, book);
  const words = explanation.trim();
  const view = turn === 'second' || words === '' ? shown : recordWith(matter, book, words);
  const found = asSigned(matter, book, view);
  const { hash } = found;
  // The hash that the person saw is of the record without their own words.
  const isSeen = seen === shown?.record.hash || seen === hash;
  const signing = { signer, turn, hash: isSeen ? hash : seen, now };
  const isShort = view === null || view.faults.length === 0 || words.length <= longestWords;
  const may = signClosing({ ...found, isExplained: found.isExplained && isShort }, signing);
  if (isLeft(may)) return may;
  return view === null ? left({ kind: 'open' }) : right(view);
}

/** What a signature with its passkey makes of the book: it waits, or it closes the vote. */
export function giveRecordSignature(
  matter: ClosingMatter,
  book: ClosingBook,
  given: RecordTry & { readonly proof: PasskeyProof },
): Either<ClosingRefused, ClosingAct> {
  const made = recordToSign(matter, book, given);
  if (isLeft(made)) return made;
  const { record, explanation } = made.right;
  // What the passkey signed is this record, not the one that was there before.
  if (record.hash !== given.hash) return left({ kind: 'changed' });
  const { signer, now, proof, turn } = given;
  const by = { person: signer.id, name: signer.name, at: now, proof };
  const step = { from: null, to: record.hash, words: null, by: signer.name, at: now };
  const { waiting } = book;
  if (turn === 'first' || waiting === null) {
    const first = { hash: record.hash, explanation, by };
    return right({ book: { ...book, waiting: first }, steps: [{ ...step, act: 'vote.signClosing' }] });
  }
  const signed = { ...record, by: [waiting.by, by] as const };
  return right({ book: { ...book, waiting: null, signed }, steps: [{ ...step, act: 'vote.close' }] });
}

/** What taking back a first signature makes of the book; null if none waits. */
export function takeRecordBack(
  book: ClosingBook,
  { name: by }: Pick<Signer, 'name'>,
  now: number,
): ClosingAct | null {
  if (book.waiting === null) return null;
  const step = { act: 'vote.unsignClosing', from: book.waiting.hash, to: null, words: null, by, at: now };
  return { book: { ...book, waiting: null }, steps: [step] };
}
