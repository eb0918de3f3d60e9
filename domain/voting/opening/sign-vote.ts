import { decide, type Holder, type Refused, covers, type StaffSubject } from '../../office/decide.ts';
import { validFrom } from '../../office/grant.ts';
import { type Act, areOpposed, type Role } from '../../office/roles.ts';
import type { PasskeyProof } from '../../office/access/passkey-proof.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, isLeft, left, map, right } from '../../shared/result.ts';
import type { VoteRecord, VoteSignature, WaitingSignature } from './vote-record.ts';

/** Who signs. */
export interface Signer extends Holder {
  readonly name: string;
  /** A program with a token, not a person who signed in. */
  readonly isProgram: boolean;
}

/** Which of the two signatures a person gives. */
export type SignatureTurn = 'first' | 'second';

/** Why a signature is not accepted. */
export type SignRefused =
  | Refused
  /** Only people sign, who are signed in. */
  | { readonly kind: 'program' }
  /** The person has roles of both sides of this vote. */
  | { readonly kind: 'bothSides'; readonly role: Role }
  /** The first signature is that of the same person. */
  | { readonly kind: 'samePerson' }
  /** The person wrote something of what they would confirm. */
  | { readonly kind: 'author' }
  /** The vote is another one than the person saw. */
  | { readonly kind: 'changed' }
  /** Somebody signed it first, meanwhile. */
  | { readonly kind: 'signed' }
  /** There is no first signature on it, or it is void. */
  | { readonly kind: 'unsigned' }
  /** The first person may not sign it any more. */
  | { readonly kind: 'firstLeft' };

/** What is signed, as it is found. */
export interface SignedMatter {
  readonly what: WaitingSignature['what'];
  /** The act that a person needs for it. */
  readonly act: Act;
  readonly subject: StaffSubject;
  readonly record: Pick<VoteRecord, 'waiting'>;
  /** The hash of the vote as it would be now. */
  readonly hash: string;
  /** The names of those who wrote what would be published. */
  readonly authors: readonly string[];
  /** The person who signed first, as they are now; null if there is none, or if they no longer work here. */
  readonly first: Signer | null;
}

/** A signature that somebody gives. */
export interface Signing {
  readonly signer: Signer;
  readonly turn: SignatureTurn;
  /** The hash that the person has seen. */
  readonly hash: string;
  readonly now: Instant;
  /** What the passkey of the person signed. */
  readonly proof?: PasskeyProof;
}

/** A valid role of a person on the other side of another valid role of theirs; null if they are on one side at most. */
function bothSides({ grants }: Holder, subject: StaffSubject, now: Instant): Role | null {
  const valid = grants.filter((grant) => {
    const from = validFrom(grant);
    const isOver = grant.until !== null && grant.until <= now;
    return from !== null && from <= now && !isOver && covers(grant.scope, subject);
  });
  const sided = valid.find((one) => valid.some((other) => areOpposed(one.role, other.role)));
  return sided?.role ?? null;
}

/** Whether a person may sign at all, whoever else signs. Left: why not. */
export function maySign(
  signer: Signer,
  { act, subject }: Pick<SignedMatter, 'act' | 'subject'>,
  now: Instant,
): Either<SignRefused, true> {
  if (signer.isProgram) return left({ kind: 'program' });
  const allowed = decide(signer, { act, subject, now });
  if (isLeft(allowed)) return allowed;
  const role = bothSides(signer, subject, now);
  return role === null ? right(true) : left({ kind: 'bothSides', role });
}

/** The first signature, if it is on what is there now; null if there is none, or if it is void. */
export const validWaiting = ({
  what,
  hash,
  record,
}: Pick<SignedMatter, 'what' | 'hash' | 'record'>): WaitingSignature | null =>
  record.waiting?.what === what && record.waiting.hash === hash ? record.waiting : null;

/** A signature that was accepted: the second one, with the first that it confirms. */
export interface AcceptedSignature {
  readonly by: VoteSignature;
  readonly confirms: WaitingSignature | null;
}

function confirmed(matter: SignedMatter, { signer, now }: Signing): Either<SignRefused, WaitingSignature> {
  const waiting = validWaiting(matter);
  if (waiting === null) return left({ kind: 'unsigned' });
  if (waiting.by.person === signer.id) return left({ kind: 'samePerson' });
  if (matter.authors.includes(signer.name)) return left({ kind: 'author' });
  const { first } = matter;
  return first === null || isLeft(maySign(first, matter, now)) ? left({ kind: 'firstLeft' }) : right(waiting);
}

/** That a person signed, with what their passkey signed if they have one. */
export const signatureOf = ({
  signer,
  now,
  proof,
}: Pick<Signing, 'signer' | 'now' | 'proof'>): VoteSignature => ({
  person: signer.id,
  name: signer.name,
  at: now,
  ...(proof && { proof }),
});

/**
 * The signature of a person on a vote as it is found, for the first or the second turn. The second one is of another
 * person, who wrote nothing of it, on the hash that the first one signed; and the first may still sign. Left: why it is not
 * accepted, and nothing changes.
 */
export function signVote(matter: SignedMatter, signing: Signing): Either<SignRefused, AcceptedSignature> {
  const { signer, turn, hash, now } = signing;
  const may = maySign(signer, matter, now);
  if (isLeft(may)) return may;
  if (hash !== matter.hash) return left({ kind: 'changed' });
  const by = signatureOf(signing);
  if (turn === 'first')
    return validWaiting(matter) === null ? right({ by, confirms: null }) : left({ kind: 'signed' });
  return map((confirms: WaitingSignature) => ({ by, confirms }))(confirmed(matter, signing));
}
