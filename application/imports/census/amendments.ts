import type {
  AmendmentAct,
  CensusAmendments,
  FoundAmendment,
} from '#application/ports/server/imports/census-amendments.ts';
import type { Town } from '#domain/access/town.ts';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import type { StaffSubject } from '#domain/office/decide.ts';
import type { HashText, NewStep } from '#domain/office/steps/step.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  type AmendmentMatter,
  amendedRecord,
  amendedVote,
  type AmendmentSigning,
  confirmAmendment,
  proposalRefused,
  type WaitingAmendment,
} from '#domain/voting/opening/amend-census.ts';
import { signatureOf, type Signer, type SignRefused } from '#domain/voting/opening/sign-vote.ts';
import type { FixedVote } from '../../office/votes/fixed-votes.ts';
import { peopleOfVote } from '#domain/voting/conditions/for-person.ts';
import { printOf } from '#domain/voting/opening/frozen-vote.ts';
import type { ImportRefusal } from '../imports.ts';
import {
  type BroughtPeople,
  type CensusImportParts,
  type CensusInUse,
  lookAtCensus,
} from './census-imports.ts';

/** With what the votes of an amendment are read. */
export interface AmendmentReading {
  readonly hash: HashText;
  /** Makes the fingerprints of a census those of one vote. */
  readonly saltOf: (vote: string) => string;
  /** The parts of the town that a vote belongs to. */
  readonly subjectOf: (vote: string) => StaffSubject;
}

/** What the person who keeps the census signs. */
export interface ProposedCensus {
  readonly basis: string;
  /** The id of the new amendment. */
  readonly id: string;
  /** Read by everybody, beside the question. */
  readonly reason: string;
  readonly signer: Signer;
  readonly now: Instant;
  /** What the passkey of the person signed; absent if they have none. */
  readonly proof?: PasskeyProof;
}

/** Why an amendment is not brought. */
export type ProposalRefusal =
  | ImportRefusal
  | CensusInUse
  | SignRefused
  /** No opened vote fixes who may vote: it is brought as any import. */
  | { readonly kind: 'notFixed' }
  | { readonly kind: 'noReason' };

/** Keeps what a preview showed until a second person signs it: the census stays as it is. */
export async function proposeAmendment(
  parts: CensusImportParts & { readonly censusAmendments: Pick<CensusAmendments, 'propose'> },
  town: Town,
  brought: BroughtPeople,
  proposed: ProposedCensus,
  reading: AmendmentReading,
): Promise<Either<ProposalRefusal, WaitingAmendment>> {
  const { basis, id, signer, now } = proposed;
  const reason = proposed.reason.trim();
  const looked = await lookAtCensus(parts, town, brought, now);
  if (isLeft(looked)) return looked;
  const { preview, change, version } = looked.right;
  if (preview.fixedVotes.length === 0) return left({ kind: 'notFixed' });
  const votes = preview.fixedVotes.map(({ vote }) => vote);
  const refused = proposalRefused(signer, votes.map(reading.subjectOf), now);
  if (refused !== null) return left(refused);
  if (preview.basis !== basis) return left({ kind: 'importOutdated' });
  if (!preview.isReady) return left({ kind: 'importNotReady' });
  if (reason === '') return left({ kind: 'noReason' });
  const begun = { id, reason, by: signatureOf(proposed) };
  const waiting = await parts.censusAmendments.propose(town.realm, begun, change, version, (people) =>
    Object.fromEntries(
      // Votes of which no survey checks the census fix none of it.
      preview.fixedVotes.map(({ vote, surveys }) => {
        const of = { hash: reading.hash, salt: reading.saltOf(vote) };
        return [vote, printOf(peopleOfVote(people, surveys, town.timeZone), of)];
      }),
    ),
  );
  return waiting === null ? left({ kind: 'importOutdated' }) : right(waiting);
}

/** The amendment that waits and the votes that fix the census now. */
export interface FoundMatter {
  readonly waiting: FoundAmendment | null;
  readonly votes: readonly FixedVote[];
  /** The first person, as they are now. */
  readonly first: Signer | null;
}

/** An amendment as a second person finds it: current if the votes that fix the census are those it was brought for. */
export const amendmentMatter = (
  { waiting, votes, first }: FoundMatter,
  { subjectOf }: Pick<AmendmentReading, 'subjectOf'>,
): AmendmentMatter => {
  const named = Object.keys(waiting?.prints ?? {});
  const isSame = named.length === votes.length && votes.every(({ vote }) => named.includes(vote));
  return {
    waiting,
    isCurrent: waiting?.isCurrent === true && isSame,
    subjects: votes.map(({ vote }) => subjectOf(vote)),
    first,
  };
};

/** What each vote would be with the census of an amendment: its text and the hash of it. */
export const amendedVotes = (
  { waiting, votes }: Pick<FoundMatter, 'waiting' | 'votes'>,
  { hash }: Pick<AmendmentReading, 'hash'>,
) =>
  votes.flatMap(({ vote, record }) => {
    const print = waiting?.prints[vote];
    const amended = print === undefined ? null : amendedVote(record, print);
    return amended === null ? [] : [{ ...amended, vote, record, hash: hash(amended.text) }];
  });

/** What a second person signs: the amendment and the hash of the vote that they have seen. */
export interface SignedAmendment extends AmendmentSigning {
  readonly vote: string;
  readonly hash: string;
}

/**
 * What the second signature makes of the amendment that waits: every vote that fixes the census gets it, with its own number
 * and fingerprint. One act signs for all of them, since the town has one census. Left: nothing changes.
 */
export function signAmendment(
  found: FoundMatter,
  reading: AmendmentReading,
  signed: SignedAmendment,
): Either<SignRefused, AmendmentAct> {
  const confirmed = confirmAmendment(amendmentMatter(found, reading), signed);
  if (isLeft(confirmed)) return confirmed;
  const waiting = confirmed.right;
  const amended = amendedVotes(found, reading);
  if (amended.find(({ vote }) => vote === signed.vote)?.hash !== signed.hash)
    return left({ kind: 'changed' });
  const by = signatureOf(signed);
  const { at } = by;
  const { added, blocked, letIn, corrected } = waiting.people;
  const counts = { added, changed: blocked + letIn + corrected, same: 0, gone: 0 };
  const layout = 'census';
  return right({
    entry: { id: waiting.id, at, by: waiting.by.name, layout, collection: layout, counts, undone: null },
    votes: amended.map(({ vote, record, text, hash, from }) => {
      const step: NewStep = { act: 'vote.amend', from, to: hash, words: waiting.reason, by: by.name, at };
      return { vote, record: amendedRecord(record, waiting, { hash, text, by }), steps: [step] };
    }),
  });
}

/** Why a person does not sign an amendment now; null if they may. */
export function amendmentRefused(
  found: FoundMatter,
  reading: AmendmentReading,
  signing: AmendmentSigning,
): SignRefused | null {
  const tried = confirmAmendment(amendmentMatter(found, reading), signing);
  return isLeft(tried) ? tried.left : null;
}
