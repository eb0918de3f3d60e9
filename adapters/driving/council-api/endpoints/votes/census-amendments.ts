import {
  amendmentMatter,
  type AmendmentReading,
  amendedVotes,
  amendmentRefused,
  type FoundMatter,
} from '#application/imports/census/amendments.ts';
import { type FixedVote, fixedVotes } from '#application/office/votes/fixed-votes.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { writeVotes } from '#adapters/wire/imports/census-import.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { writeWaitingAmendment } from '#adapters/wire/voting/amendment.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { AmendmentMatter } from '#domain/voting/opening/amend-census.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { censusSalt, readBody, signerById, signerOf, voteSubjectOf } from './asked-vote.ts';

/** The opened votes that fix the census of a town, of these records. */
export const fixedIn = (records: ReadonlyMap<string, VoteRecord>, town: Town, now: Instant) =>
  fixedVotes(records, { zone: town.timeZone, readSurvey: readBody(town) }, now);

/** The opened votes that fix the census of a town. */
export const fixedVotesOf =
  ({ voteDesk }: Pick<ServerParts, 'voteDesk'>) =>
  async (town: Town, now: Instant): Promise<readonly FixedVote[]> =>
    fixedIn(await voteDesk.all(town.realm), town, now);

/** With what the votes of an amendment are read. */
export async function amendmentReading(council: ServerParts, town: Town): Promise<AmendmentReading> {
  const processes = await council.plans.processes(town);
  return {
    hash: sha256Text,
    saltOf: (vote) => censusSalt(council, town, vote),
    subjectOf: (vote) =>
      voteSubjectOf(
        vote,
        processes.find(({ survey }) => survey === vote),
      ),
  };
}

/** The amendment that waits in a town, with the votes that it is one of. */
export async function waitingMatter(council: ServerParts, town: Town): Promise<FoundMatter> {
  const waiting = await council.censusAmendments.waiting(town.realm);
  if (waiting === null) return { waiting, votes: [], first: null };
  const [votes, first] = await Promise.all([
    fixedVotesOf(council)(town, council.clock.now()),
    signerById(council, town, waiting.by.person),
  ]);
  return { waiting, votes, first };
}

/** The amendment that waits in a town, as a second person finds it. */
export const amendmentIn =
  (council: ServerParts) =>
  async (town: Town): Promise<AmendmentMatter> => {
    const found = await waitingMatter(council, town);
    if (found.waiting === null) return { waiting: null, isCurrent: false, subjects: [], first: null };
    return amendmentMatter(found, await amendmentReading(council, town));
  };

/** Whether an amendment could still be signed by somebody. */
const isCurrent = ({ waiting, votes }: FoundMatter): boolean =>
  waiting?.isCurrent === true && votes.length === Object.keys(waiting.prints).length;

/** The amendment that waits, as it would be of a vote; null if there is none for it. */
export async function writeVoteAmendment(
  council: ServerParts,
  town: Town,
  vote: string,
  member: StaffMember,
): Promise<VoteAnswer['amendment']> {
  const matter = await waitingMatter(council, town);
  const { waiting, votes } = matter;
  const census = waiting?.prints[vote];
  const reading = await amendmentReading(council, town);
  const amended = amendedVotes(matter, reading).find((one) => one.vote === vote);
  if (waiting === null || census === undefined || amended === undefined) return null;
  const signing = { signer: signerOf(member), id: waiting.id, now: council.clock.now() };
  return {
    ...writeWaitingAmendment(waiting, isCurrent(matter)),
    census: { ...census },
    hash: amended.hash,
    votes: writeVotes(votes.map(({ main }) => main)),
    refused: amendmentRefused(matter, reading, signing)?.kind ?? null,
  };
}

/** The amendment that waits, as those who keep the census see it. */
export const writeTownAmendment = (matter: FoundMatter) =>
  matter.waiting && writeWaitingAmendment(matter.waiting, isCurrent(matter));
