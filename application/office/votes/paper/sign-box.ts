import type { EntryAct, FoundEntries } from '#application/ports/server/office/box-book.ts';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import type { HashText, NewStep } from '#domain/office/steps/step.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { canonicalJson } from '#domain/documents/canonical-json.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { type Either, isLeft, map, right } from '#domain/shared/result.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import {
  boxRecord,
  type BoxRecord,
  joiningBallots,
  type RecordRefused,
  signRecord,
} from '#domain/voting/paper/box-record.ts';
import type { SheetSurvey } from '#domain/voting/paper/sheet.ts';

/** The record of a box with the hash that is signed. */
export interface HashedRecord {
  readonly record: BoxRecord;
  readonly hash: string;
}

/** What the record of a box is made from. */
export interface RecordMatter {
  readonly box: string;
  readonly sheet: readonly SheetSurvey[];
  readonly hash: HashText;
}

/** The record of a box as it would be signed now. Left: why it is not ready. */
export const hashedRecord = (
  { boxes, entries }: FoundEntries,
  { box, sheet, hash }: RecordMatter,
): Either<RecordRefused, HashedRecord> =>
  map((record: BoxRecord) => ({ record, hash: hash(canonicalJson(record as unknown as JsonObject)) }))(
    boxRecord(boxes, box, { entries: entries.filter((one) => one.box === box), sheet }),
  );

/** A signature on the record of a box. */
export interface BoxSigning extends RecordMatter {
  readonly signer: Pick<Signer, 'id' | 'name'>;
  /** The hash that the person has seen. */
  readonly seen: string;
  /** Why ballots are missing. */
  readonly words: string;
  readonly now: Instant;
  readonly surveys: readonly string[];
  /** What the passkey of the person signed; absent if they have none. */
  readonly proof?: PasskeyProof;
}

/**
 * What a signature makes of the boxes of a vote. With the last one of the last box its paper ballots join the others.
 * Left: why it is refused.
 */
export function signBox(found: FoundEntries, signing: BoxSigning): Either<RecordRefused, EntryAct> {
  const { box, sheet, signer, seen, words, now, surveys, proof } = signing;
  const ready = hashedRecord(found, signing);
  if (isLeft(ready)) return ready;
  const { record, hash: current } = ready.right;
  const given = {
    person: signer.id,
    name: signer.name,
    hash: seen,
    current,
    words,
    now,
    ...(proof && { proof }),
  };
  const signed = signRecord(found.boxes, record, given);
  if (isLeft(signed)) return signed;
  const boxes = signed.right;
  const step: NewStep = {
    act: 'vote.box.sign',
    from: box,
    to: current,
    words: words.trim() === '' ? null : words.trim(),
    by: signer.name,
    at: now,
  };
  return right({
    put: null,
    drop: null,
    boxes: { boxes, surveys, steps: [step] },
    join: joiningBallots(boxes, found.entries, sheet) ?? [],
  });
}
