import type { FoundEntries } from '#application/ports/server/office/box-book.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { paperObstacles } from '#adapters/wire/office-votes/paper/boxes.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { Town } from '#domain/access/town.ts';
import { decide, type Refused, type StaffSubject } from '#domain/office/decide.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { SurveyBody } from '#domain/voting/opening/frozen-vote.ts';
import { maySign, type Signer } from '#domain/voting/opening/sign-vote.ts';
import { frozenIn, latestHash } from '#domain/voting/opening/vote-record.ts';
import { papersIn } from '#domain/voting/paper/box-contents.ts';
import { voteStage, type VoteStage } from '#domain/voting/paper/change-boxes.ts';
import type { EnteredBox } from '#domain/voting/paper/enter-ballot.ts';
import { type SheetSurvey, paperSheet } from '#domain/voting/paper/sheet.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { notAllowed } from '../../../plugins/staff.ts';
import { signerOf, voteSubjectOf } from '../asked-vote.ts';

/** A vote whose paper ballots a call is about, as two people fixed it. */
export interface AskedPaper {
  readonly vote: string;
  readonly bodies: readonly SurveyBody[];
  readonly surveys: readonly Survey[];
  readonly sheet: readonly SheetSurvey[];
  readonly stage: VoteStage;
  /** Why it has no paper ballots; null if it may have some. */
  readonly obstacle: (typeof paperObstacles)[number] | null;
  readonly signer: Signer;
  /** Why the person who asks does nothing with them; null if they may. */
  readonly refused: PaperActRefusal | null;
}

type PaperActRefusal = CallRefusal<'notAllowed' | 'boxRefused'>;

function obstacleOf(bodies: readonly SurveyBody[], surveys: readonly Survey[]): AskedPaper['obstacle'] {
  if (bodies.length === 0) return 'notOpened';
  if (surveys.length < bodies.length || !surveys.every(({ census }) => census)) return 'noCensus';
  return paperSheet(surveys).length === 0 ? 'noQuestion' : null;
}

/** Why a person does nothing with the paper ballots of a vote: their roles, both sides of it, or a program asks. */
function actRefusal(signer: Signer, subject: StaffSubject, now: number): PaperActRefusal | null {
  const act = 'desk.enterBallots';
  const may = maySign(signer, { act, subject }, now);
  if (!isLeft(may)) return null;
  const { kind } = may.left;
  return kind === 'program' || kind === 'bothSides'
    ? { kind: 'boxRefused', where: kind }
    : notAllowed(act, may.left as Refused);
}

/** The paper ballots of the vote that a call names, if the person who asks may read how many there are. */
export async function askedPaper(
  council: ServerParts,
  town: Town,
  vote: string,
  member: StaffMember,
): Promise<Either<CallRefusal<'unknownSurvey' | 'notAllowed'>, AskedPaper>> {
  const now = council.clock.now();
  const found = await council.voteDesk.openedVote(town.realm, vote);
  const opened = found?.vote === vote ? found.record : null;
  if (opened === null && (await council.realms.all.survey(town, vote as never)) === null)
    return left({ kind: 'unknownSurvey' });
  const process = (await council.plans.processes(town)).find(({ survey }) => survey === vote);
  const since = opened?.opened?.by[1].at ?? now;
  // What a person learnt while the vote went on stays learnt: nobody enters ballots who had a role of the other side.
  const subject: StaffSubject = { ...voteSubjectOf(vote, process), vote: { opens: since, over: null } };
  const may = decide(member, { act: 'vote.readTurnout', subject, now });
  if (isLeft(may)) return left(notAllowed('vote.readTurnout', may.left));
  const latest = opened === null ? null : latestHash(opened);
  const bodies = latest === null ? [] : frozenIn(latest).surveys;
  const surveys = bodies.flatMap((body) => {
    const read = readSurvey(body, town.timeZone);
    return isLeft(read) ? [] : [read.right];
  });
  const signer = signerOf(member);
  return right({
    vote,
    bodies,
    surveys,
    sheet: paperSheet(surveys),
    stage: voteStage(surveys, now, town.timeZone),
    obstacle: obstacleOf(bodies, surveys),
    signer,
    refused: actRefusal(signer, subject, now),
  });
}

/** The same for a call that does something, or reads what was entered. */
export async function actingPaper(
  council: ServerParts,
  town: Town,
  vote: string,
  member: StaffMember,
): Promise<Either<CallRefusal<'unknownSurvey' | 'notAllowed' | 'boxRefused'>, AskedPaper>> {
  const asked = await askedPaper(council, town, vote, member);
  if (isLeft(asked)) return asked;
  const { obstacle, refused } = asked.right;
  if (obstacle !== null) return left({ kind: 'boxRefused', where: obstacle });
  return refused === null ? asked : left(refused);
}

/** A box of a vote with what was entered of it; null if there is no such box. */
export function enteredBox(
  { boxes, entries }: FoundEntries,
  id: string,
  { sheet }: Pick<AskedPaper, 'sheet'>,
): EnteredBox | null {
  const box = boxes.find((one) => one.id === id);
  if (box === undefined) return null;
  const own = entries.filter((one) => one.box === id);
  return { box, entries: own, sheet, papers: papersIn(boxes, id) };
}
