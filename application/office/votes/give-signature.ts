import type { FoundVote, VoteAct } from '#application/ports/server/office/vote-desk.ts';
import { actOnDocument } from '#domain/documents/act-on-document.ts';
import type { DocumentChange } from '#domain/documents/document-change.ts';
import type { OfficeDocument } from '#domain/documents/office-document.ts';
import { changedStatus } from '#domain/documents/state.ts';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import type { StaffSubject } from '#domain/office/decide.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { FixedField } from '#domain/voting/opening/allowed-changes.ts';
import type { OpeningBlocker } from '#domain/voting/opening/opening-blockers.ts';
import {
  type SignatureTurn,
  type Signer,
  type SignRefused,
  signVote,
  type SignedMatter,
} from '#domain/voting/opening/sign-vote.ts';
import { withoutOpening } from '#domain/voting/opening/cancel-vote.ts';
import {
  latestHash,
  type SignedAct,
  type SignedHash,
  type VoteRecord,
  type VoteSignature,
} from '#domain/voting/opening/vote-record.ts';
import { preparedAgain } from './prepared-again.ts';
import { signableChanges, type ViewedVote, viewVote, type VoteReading } from './view-vote.ts';

/** Why a signature changes nothing. */
export type SignatureRefused =
  | SignRefused
  | { readonly kind: 'blocked'; readonly blockers: readonly OpeningBlocker[] }
  | { readonly kind: 'alreadyOpened' }
  | { readonly kind: 'notOpened' }
  | { readonly kind: 'over' }
  | { readonly kind: 'noChange' }
  | { readonly kind: 'noReason' }
  /** A vote that has begun is not cancelled. */
  | { readonly kind: 'begun' }
  /** A first signature on something else of the vote waits: it is confirmed or taken back first. */
  | { readonly kind: 'otherWaits' }
  | FixedField;

/** What a signature makes of a vote. */
type SignedVoteAct = VoteAct & { readonly record: VoteRecord };

/** A signature that a person wants to give. */
export interface GivenSignature {
  readonly what: SignedAct;
  readonly turn: SignatureTurn;
  /** The hash that the person has seen. */
  readonly hash: string;
  /** Why an opened vote is changed or cancelled: given by the first person, read by everybody. */
  readonly reason: string;
  /** The title of the vote. */
  readonly title: LocalizedText | string;
  readonly signer: Signer;
  readonly now: Instant;
  readonly subject: StaffSubject;
  /** The person who signed first, as they are now. */
  readonly first: Signer | null;
  /** What the passkey of the person signed; absent if they have none. */
  readonly proof?: PasskeyProof;
}

const noRecord: VoteRecord = { surveys: [], waiting: null, opened: null, changes: [] };

/** Why this cannot be signed by anybody now; null if it can. */
function matterRefused({ what, turn, reason }: GivenSignature, view: ViewedVote): SignatureRefused | null {
  if (what === 'open') {
    if (view.changes !== null) return { kind: 'alreadyOpened' };
    return view.blockers.length > 0 ? { kind: 'blocked', blockers: view.blockers } : null;
  }
  if (view.changes === null) return { kind: 'notOpened' };
  const lacksReason = turn === 'first' && reason.trim() === '';
  if (what === 'cancel') {
    if (!view.mayBeCancelled) return { kind: 'begun' };
    return lacksReason ? { kind: 'noReason' } : null;
  }
  if (view.isOver) return { kind: 'over' };
  if (isLeft(view.changes)) return view.changes.left;
  if (view.changes.right.length === 0) return { kind: 'noChange' };
  return lacksReason ? { kind: 'noReason' } : null;
}

/** A prepared survey as it is published: it is active from then on. */
function activated(document: OfficeDocument, { by, at }: { by: string; at: Instant }): OfficeDocument {
  const published = document.fields ?? new Map();
  const was = published.get('isActive');
  const draft = new Map(document.draft);
  if (was === true) draft.delete('isActive');
  else draft.set('isActive', { path: 'isActive', was, value: true, by, at });
  return { ...document, draft, status: changedStatus(document.status, draft.size > 0) };
}

/** The act that publishes a document at once, for a person whose right to it is already checked. */
const publishing = (by: string, at: Instant, note: string | null) =>
  ({
    act: 'publish',
    by,
    // A document that is published at once was not scheduled by a person.
    id: by,
    at,
    note,
    schedule: { at: null, until: null },
    has: () => true,
  }) as const;

/** Publishes what is prepared of the documents, by the person who confirmed it. */
function published(
  { documents }: FoundVote,
  { name: by, at }: VoteSignature,
  note: string | null,
): readonly DocumentChange[] {
  return documents
    .filter((one) => one !== null)
    .flatMap((document) => {
      const ready = activated(document, { by, at });
      if (ready.draft.size === 0) return [];
      const made = actOnDocument(ready, publishing(by, at, note));
      if (isLeft(made)) throw new Error(`a vote that may be opened is not published: ${made.left.kind}`);
      return [made.right];
    });
}

/** What the second signature makes of the record: it opens the vote, or adds a change. */
function confirmed(record: VoteRecord, signed: SignedHash, reason: string, view: ViewedVote): VoteRecord {
  const changes = signableChanges(view);
  if (changes === null) return { ...record, waiting: null, opened: signed };
  const number = record.changes.length + 1;
  return { ...record, waiting: null, changes: [...record.changes, { ...signed, number, reason, changes }] };
}

/** What is signed: a cancelling is of the vote as it was opened, whatever a draft would change of it, and has no author. */
const signedOf = (
  what: SignedAct,
  view: ViewedVote,
  record: VoteRecord,
): Pick<ViewedVote, 'hash' | 'authors'> =>
  what === 'cancel' ? { hash: latestHash(record)?.hash ?? view.hash, authors: [] } : view;

/** Whether a first signature on something else of the vote waits. It is not replaced unseen. */
const waitsForOther = ({ what }: GivenSignature, view: ViewedVote, record: VoteRecord): boolean => {
  const { waiting } = record;
  return (
    waiting !== null && waiting.what !== what && waiting.hash === signedOf(waiting.what, view, record).hash
  );
};

const stepActs = { open: 'vote.open', change: 'vote.change', cancel: 'vote.cancel' } as const;

const wordsOf = (reason: string): string | null => (reason === '' ? null : reason);

const stepOf = (
  { name: by, at }: VoteSignature,
  deed: Pick<NewStep, 'act' | 'from' | 'to' | 'words'>,
): NewStep => ({ ...deed, by, at });

/**
 * What a signature makes of a vote as it is found: the first one waits, the second one opens the vote, or changes an opened
 * one, and publishes it. Left: nothing changes. `view` is the vote as it is read, if it was read already.
 */
export function giveSignature(
  found: FoundVote,
  reading: VoteReading,
  given: GivenSignature,
  view: ViewedVote = viewVote(found, reading, given.now),
): Either<SignatureRefused, SignedVoteAct> {
  const { what } = given;
  const surveys = view.frozen.surveys.map(({ _id }) => _id);
  const record = { ...(found.record ?? noRecord), surveys };
  const needed = what === 'change' ? 'vote.extend' : 'vote.open';
  const { hash, authors } = signedOf(what, view, record);
  const matter: SignedMatter = {
    hash,
    authors,
    what,
    act: needed,
    subject: given.subject,
    record,
    first: given.first,
  };
  const signature = signVote(matter, given);
  if (isLeft(signature)) return signature;
  const refused = matterRefused(given, view);
  if (refused !== null) return left(refused);
  if (waitsForOther(given, view, record)) return left({ kind: 'otherWaits' });
  const { by, confirms } = signature.right;
  const { text } = view;
  const from = latestHash(record)?.hash ?? null;
  if (confirms === null) {
    const reason = what === 'open' ? '' : given.reason.trim();
    const waiting = { what, hash, reason, by, title: given.title };
    const step = stepOf(by, { act: 'vote.sign', from, to: what, words: wordsOf(reason) });
    return right({ record: { ...record, waiting }, documents: [], steps: [step] });
  }
  const words = wordsOf(confirms.reason);
  const act = stepActs[what];
  if (what === 'cancel')
    return right({
      record: withoutOpening(record, confirms.reason, [confirms.by, by]),
      documents: found.documents
        .filter((one) => one !== null)
        .map((one) => preparedAgain(one, by, confirms.reason)),
      steps: [stepOf(by, { act, from: hash, to: null, words })],
    });
  return right({
    record: confirmed(record, { hash, text, by: [confirms.by, by] }, confirms.reason, view),
    documents: published(found, by, words),
    steps: [stepOf(by, { act, from, to: hash, words })],
  });
}

/** What taking back a first signature makes of a vote; null if none waits. */
export function takeSignatureBack(
  { record }: Pick<FoundVote, 'record'>,
  { name: by }: Pick<Signer, 'name'>,
  now: Instant,
): SignedVoteAct | null {
  if (record === null || record.waiting === null) return null;
  const step: NewStep = { act: 'vote.unsign', from: record.waiting.what, to: null, words: null, by, at: now };
  return { record: { ...record, waiting: null }, documents: [], steps: [step] };
}
