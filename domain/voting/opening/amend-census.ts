import type { PasskeyProof } from '../../office/access/passkey-proof.ts';
import type { StaffSubject } from '../../office/decide.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../../shared/result.ts';
import { type CensusPrint, type FrozenVote, frozenText } from './frozen-vote.ts';
import { maySign, type Signer, type SignRefused } from './sign-vote.ts';
import {
  type AmendedPeople,
  frozenIn,
  latestHash,
  type VoteRecord,
  type VoteSignature,
} from './vote-record.ts';

/** An amendment of the census that somebody who keeps it has signed and that waits for a second person. */
export interface WaitingAmendment {
  readonly id: string;
  /** For the public. */
  readonly reason: string;
  readonly by: VoteSignature;
  readonly people: AmendedPeople;
  /** The fingerprint that the census would have in each vote that it is fixed for. */
  readonly prints: Readonly<Record<string, CensusPrint>>;
}

/** A vote as it would be with another census, and the hash that it has until then; null if it was not opened. */
export function amendedVote(
  record: VoteRecord,
  census: CensusPrint,
): { readonly frozen: FrozenVote; readonly text: string; readonly from: string } | null {
  const latest = latestHash(record);
  if (latest === null) return null;
  const frozen = { ...frozenIn(latest), census };
  return { frozen, text: frozenText(frozen), from: latest.hash };
}

/** An amendment that a second person wants to sign, as it is found. */
export interface AmendmentMatter {
  /** Null if none waits. */
  readonly waiting: WaitingAmendment | null;
  /** Whether the census is as it was when the first person signed, and the votes that it is fixed for are the same. */
  readonly isCurrent: boolean;
  /** What a person needs a role for: every vote that the amendment is one of. */
  readonly subjects: readonly StaffSubject[];
  /** The first person, as they are now; null if they no longer work here. */
  readonly first: Signer | null;
}

/** What a second person has seen of an amendment. */
export interface AmendmentSigning {
  readonly signer: Signer;
  readonly id: string;
  readonly now: Instant;
  /** What the passkey of the person signed; absent if they have none. */
  readonly proof?: PasskeyProof;
}

const refusalIn = (
  signer: Signer,
  act: 'census.change' | 'vote.extend',
  { subjects }: Pick<AmendmentMatter, 'subjects'>,
  now: Instant,
): SignRefused | null => {
  for (const subject of subjects) {
    const may = maySign(signer, { act, subject }, now);
    if (isLeft(may)) return may.left;
  }
  return null;
};

/** Why a person does not bring an amendment of the census for these votes; null if they may. */
export const proposalRefused = (
  signer: Signer,
  subjects: readonly StaffSubject[],
  now: Instant,
): SignRefused | null => refusalIn(signer, 'census.change', { subjects }, now);

/** Whether the first person is still here and may still bring the amendment. */
const isFirstStill = (matter: AmendmentMatter, now: Instant): boolean =>
  matter.first !== null && refusalIn(matter.first, 'census.change', matter, now) === null;

/** The amendment that waits, if a second person could confirm it; null if none waits, or if it is void. */
export const validAmendment = (matter: AmendmentMatter, now: Instant): WaitingAmendment | null =>
  matter.isCurrent && isFirstStill(matter, now) ? matter.waiting : null;

/**
 * The amendment that a second person confirms. The first signature is that of the person who keeps the census and brings it;
 * the second is of another one, who may change each of the votes. Left: why it is not accepted, and nothing changes.
 */
export function confirmAmendment(
  matter: AmendmentMatter,
  { signer, id, now }: AmendmentSigning,
): Either<SignRefused, WaitingAmendment> {
  const refused = refusalIn(signer, 'vote.extend', matter, now);
  if (refused !== null) return left(refused);
  const { waiting } = matter;
  if (waiting === null || !matter.isCurrent) return left({ kind: 'unsigned' });
  if (waiting.id !== id) return left({ kind: 'changed' });
  if (waiting.by.person === signer.id) return left({ kind: 'samePerson' });
  return isFirstStill(matter, now) ? right(waiting) : left({ kind: 'firstLeft' });
}

/** The record of a vote with an amendment that both people signed; `hash` is that of the text with the new census. */
export function amendedRecord(
  record: VoteRecord,
  { reason, by: first, people }: WaitingAmendment,
  signed: { readonly hash: string; readonly text: string; readonly by: VoteSignature },
): VoteRecord {
  const { hash, text, by } = signed;
  const number = record.changes.length + 1;
  const before = record.changes.filter(({ amendment }) => amendment !== undefined).length;
  const amendment = { ...people, number: before + 1 };
  const change = { hash, text, by: [first, by] as const, number, reason, changes: [], amendment };
  return { ...record, changes: [...record.changes, change] };
}
