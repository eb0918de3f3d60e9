import { giveSignature, type GivenSignature } from '#application/office/votes/give-signature.ts';
import { signableChanges } from '#application/office/votes/view-vote.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import { writeAllowedChange, writeCancelled, writeOpening } from '#adapters/wire/voting/signed-vote.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { validWaiting } from '#domain/voting/opening/sign-vote.ts';
import { latestHash, type VoteRecord } from '#domain/voting/opening/vote-record.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { writeVoteAmendment } from './census-amendments.ts';
import { type AskedVote, firstSigner, signerOf } from './asked-vote.ts';

/** When a vote takes ballots, by its main survey as portals show it; null if they do not. */
export const phaseOf = (
  shown: Survey | null,
  now: Instant,
  zone: TimeZone,
): 'notActive' | 'notStarted' | 'open' | 'closed' | null =>
  shown === null ? null : surveyState(shown, now, zone).kind;

/** How far a vote is. */
export function stageOf(record: VoteRecord | null, isShown: boolean): VoteAnswer['stage'] {
  if (record !== null && record.opened !== null) return 'opened';
  if (record !== null && record.waiting !== null) return 'waiting';
  return isShown ? 'loaded' : 'preparing';
}

/** Which signature a person may give now, or why none. */
function turnOf(asked: AskedVote, given: Omit<GivenSignature, 'turn'>): Pick<VoteAnswer, 'turn' | 'refused'> {
  const { found, reading, view } = asked;
  const record = { waiting: found.record?.waiting ?? null };
  const turn = validWaiting({ ...given, record }) === null ? 'first' : 'second';
  const tried = giveSignature(found, reading, { ...given, turn }, view);
  return isLeft(tried) ? { turn: null, refused: tried.left.kind } : { turn, refused: null };
}

function waitingOf({ found, view }: AskedVote, member: StaffMember): VoteAnswer['waiting'] {
  const waiting = found.record?.waiting ?? null;
  return (
    waiting && {
      what: waiting.what,
      by: waiting.by.name,
      at: new Date(waiting.by.at).toISOString(),
      isMine: waiting.by.person === member.id,
      isValid: waiting.hash === (waiting.what === 'cancel' ? openedHash(found) : view.hash),
      reason: waiting.reason === '' ? null : waiting.reason,
    }
  );
}

/** The hash of an opened vote, which a cancelling is about; empty if it is not opened. */
const openedHash = ({ record }: AskedVote['found']): string => (record && latestHash(record)?.hash) ?? '';

/** A vote as a person of staff sees it: never how many have voted, or what. */
export async function writeVote(
  council: ServerParts,
  town: Town,
  asked: AskedVote,
  member: StaffMember,
): Promise<VoteAnswer> {
  const { vote, found, view, findings, subject, process } = asked;
  const { record, documents } = found;
  const now = council.clock.now();
  const shown = (await council.realms.all.surveys(town)).find(({ survey }) => survey.id === vote) ?? null;
  const signer = signerOf(member);
  const what = record !== null && record.opened !== null ? 'change' : 'open';
  const first = await firstSigner(council, town, found);
  const given = { what, hash: view.hash, reason: '-', title: '', signer, now, subject, first } as const;
  const cancelling = { ...given, what: 'cancel', hash: openedHash(found) } as const;
  const fixed = view.changes !== null && isLeft(view.changes) ? view.changes.left : null;
  return {
    id: vote,
    stage: stageOf(record, documents[0]?.status.place === 'published'),
    phase: phaseOf(shown?.survey ?? null, now, town.timeZone),
    process: process?.title ?? null,
    surveys: view.frozen.surveys.map((body) => ({ ...body })),
    hash: view.hash,
    census: view.frozen.census && { ...view.frozen.census },
    lacking: asked.lacking && { ...asked.lacking },
    blockers: [...view.blockers],
    findings: findings.map((one) => ({ ...one, path: [...one.path] })),
    authors: [...view.authors],
    waiting: waitingOf(asked, member),
    opening: record && writeOpening(vote, record),
    cancelled: writeCancelled(record ?? {}),
    cancelling: view.mayBeCancelled ? turnOf(asked, cancelling) : null,
    amendment: await writeVoteAmendment(council, town, vote, member),
    changes: (signableChanges(view) ?? []).map(writeAllowedChange),
    fixed: fixed && { survey: fixed.survey, path: fixed.path },
    isOver: view.isOver,
    ...turnOf(asked, given),
    steps: (await council.steps.of(town.realm, voteSubject(vote))).map(writeStep),
  };
}
