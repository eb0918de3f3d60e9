import {
  draftedSurveys,
  surveysOf,
  type ViewedVote,
  viewVote,
  type VoteReading,
} from '#application/office/votes/view-vote.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { AskedSurveys, FoundVote } from '#application/ports/server/office/vote-desk.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { surveyRef } from '#adapters/driven/stores-shared/vote-row.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { Town } from '#domain/access/town.ts';
import { draftedFields } from '#domain/documents/office-document.ts';
import { decide, type StaffSubject } from '#domain/office/decide.ts';
import type { Process } from '#domain/processes/process.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { LackingPeople } from '#domain/voting/conditions/lacking-people.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { notAllowed } from '../../plugins/staff.ts';
import { documentFindings, type FindingAnswer } from '../documents/document-findings.ts';

/** Something to say of one of the surveys of a vote. */
export type VoteFinding = FindingAnswer & { readonly survey: string };

/** A vote that a call names, as it is found, and what it needs to be decided about again. */
export interface AskedVote {
  readonly vote: string;
  readonly asked: AskedSurveys;
  readonly found: FoundVote;
  readonly reading: VoteReading;
  readonly view: ViewedVote;
  /** Of a vote that is not opened: who of the census lacks what its conditions ask for. */
  readonly lacking: LackingPeople | null;
  readonly findings: readonly VoteFinding[];
  readonly subject: StaffSubject;
  readonly process: Process | undefined;
}

/** The parts of the town that a vote belongs to. */
export const voteSubjectOf = (vote: string, process: Process | undefined): StaffSubject => ({
  in: { vote, ...(process && { process: process.id }) },
});

/** A person of staff as one who signs; a program has no session. */
export const signerOf = (member: StaffMember): Signer => ({
  ...member,
  isProgram: member.session === undefined,
});

/** A person of staff as they are now; null if they no longer work here. */
export async function signerById(
  { people }: Pick<ServerParts, 'people'>,
  { realm }: Pick<Town, 'realm'>,
  of: string,
): Promise<Signer | null> {
  const person = await people.find(realm, of);
  if (person === null || person.endedAt !== null) return null;
  const { id, name, grants } = person;
  return { id, name, grants, isProgram: false };
}

/** The person who signed a vote first, as they are now; null if nobody did, or if they no longer work here. */
export async function firstSigner(
  { people }: Pick<ServerParts, 'people'>,
  { realm }: Pick<Town, 'realm'>,
  { record }: Pick<FoundVote, 'record'>,
): Promise<Signer | null> {
  const waiting = record?.waiting ?? null;
  return waiting === null ? null : signerById({ people }, { realm }, waiting.by.person);
}

/** What the check finds in the surveys of a vote that nobody has opened. */
async function findingsOf(
  council: ServerParts,
  town: Town,
  { documents, record }: FoundVote,
): Promise<readonly VoteFinding[]> {
  if (record !== null && record.opened !== null) return [];
  const all = await Promise.all(
    documents.map(async (one) => {
      if (one === null) return [];
      const found = await documentFindings(council, town, one.ref, draftedFields(one));
      return found.map((finding) => ({ ...finding, survey: one.ref.id }));
    }),
  );
  return all.flat();
}

/** Makes the fingerprints of a census those of one vote: under a key outside the database, so that a copy compares no two. */
export const censusSalt = (
  { keys }: Pick<ServerParts, 'keys'>,
  { realm }: Pick<Town, 'realm'>,
  vote: string,
): string => keys.account(`census of the vote ${realm}/${vote}`);

/** Reads the document of a survey; null if it cannot be read. */
export const readBody =
  ({ timeZone }: Pick<Town, 'timeZone'>): VoteReading['readSurvey'] =>
  (body) => {
    const read = readSurvey(body, timeZone);
    return isLeft(read) ? null : read.right;
  };

/** How the vote of a town is read. */
export const readingOf = (
  { keys }: Pick<ServerParts, 'keys'>,
  town: Town,
  vote: string,
  hasFaults: boolean,
): VoteReading => ({
  zone: town.timeZone,
  usual: town.defaultLanguage,
  hash: sha256Text,
  salt: censusSalt({ keys }, town, vote),
  hasFaults,
  readSurvey: readBody(town),
});

/** Whether a survey that is prepared checks the census, which may have many people. */
async function asksCensus(
  { documentDesk }: Pick<ServerParts, 'documentDesk'>,
  { realm }: Pick<Town, 'realm'>,
  surveys: readonly string[],
): Promise<boolean> {
  const found = await Promise.all(surveys.map((id) => documentDesk.find(realm, surveyRef(id))));
  return found.some((one) => one !== null && draftedFields(one).get('census') === true);
}

/** The vote whose main survey a call names, if the person who asks may read it. */
export async function askedVote(
  council: ServerParts,
  town: Town,
  vote: string,
  member: StaffMember,
): Promise<Either<CallRefusal<'unknownSurvey' | 'notAllowed'>, AskedVote>> {
  const { realm } = town;
  const main = await council.documentDesk.find(realm, surveyRef(vote));
  if (main === null) return left({ kind: 'unknownSurvey' });
  const process = (await council.plans.processes(town)).find(({ survey }) => survey === vote);
  const subject = voteSubjectOf(vote, process);
  const may = decide(member, { act: 'vote.read', subject, now: council.clock.now() });
  if (isLeft(may)) return left(notAllowed('vote.read', may.left));
  const before = await council.voteDesk.openedVote(realm, vote);
  const surveys = before?.vote === vote ? before.record.surveys : surveysOf(main);
  const asked = { surveys, withCensus: before === null && (await asksCensus(council, town, surveys)) };
  const found = await council.voteDesk.find(realm, vote, { surveys, withCensus: false });
  const findings = await findingsOf(council, town, found);
  const hasFaults = findings.some(({ isError }) => isError);
  const reading = readingOf(council, town, vote, hasFaults);
  const { salt, zone } = reading;
  const printed = { vote, salt, zone, surveys: draftedSurveys(found, reading) };
  const print = asked.withCensus ? await council.censusPrints.now(realm, printed) : null;
  const lacking = asked.withCensus ? await council.censusPrints.lacking(realm, printed) : null;
  const view = viewVote(found, reading, council.clock.now(), print);
  return right({ vote, asked, found, reading, view, lacking, findings, subject, process });
}

/** The title of a vote: that of its main survey, or its id. */
export const voteTitle = ({ vote, view }: Pick<AskedVote, 'vote' | 'view'>): LocalizedText =>
  (view.frozen.surveys[0]?.['title'] ?? vote) as LocalizedText;
