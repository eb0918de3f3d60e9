import {
  gatherFigures,
  type OpenedVote,
  readClosingStage,
} from '#application/office/votes/closing/gather-figures.ts';
import type { ClosingMatter } from '#application/office/votes/closing/give-record-signature.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { Town } from '#domain/access/town.ts';
import { decide, type StaffSubject } from '#domain/office/decide.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ClosingBook } from '#domain/voting/closing/closing-book.ts';
import type { Sealing } from '#domain/voting/closing/closing-record.ts';
import type { RecordReader } from '#domain/voting/closing/public-parts.ts';
import type { PaperNumber } from '#domain/voting/closing/paper-sample.ts';
import { typedBallots } from '#domain/voting/closing/typed-ballots.ts';
import { frozenIn, latestHash } from '#domain/voting/opening/vote-record.ts';
import { paperSheet, type SheetAnswers } from '#domain/voting/paper/sheet.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { notAllowed } from '../../../plugins/staff.ts';
import { closedLists } from '../../voting/published-text.ts';
import { readBody, voteSubjectOf } from '../asked-vote.ts';

/** The closing of a vote that a call names. */
export interface AskedClosing {
  readonly vote: string;
  readonly book: ClosingBook;
  /** Null if two people did not open the vote. */
  readonly matter: ClosingMatter | null;
  readonly reader: RecordReader;
  /** What was typed of a drawn paper ballot; null if that is not shown, or erased. */
  readonly typed: (drawn: PaperNumber) => SheetAnswers | null;
}

/** With what the parts of the record of a vote are sealed: under a key outside the database. */
const sealingOf = ({ keys }: Pick<ServerParts, 'keys'>, { realm }: Town, vote: string): Sealing => ({
  hash: sha256Text,
  saltOf: (part) => keys.account(`closing of the vote ${realm}/${vote}: ${part}`),
});

/** The person who signed first, as they are now; null if nobody did, or if they no longer work here. */
async function firstOf(
  { people }: Pick<ServerParts, 'people'>,
  { realm }: Town,
  { waiting }: ClosingBook,
): Promise<Signer | null> {
  const person = waiting === null ? null : await people.find(realm, waiting.by.person);
  if (person === null || person.endedAt !== null) return null;
  const { id, name, grants } = person;
  return { id, name, grants, isProgram: false };
}

/** A vote on its way to its closing record. Figures are read only once they may be seen. */
async function matterIn(
  council: ServerParts,
  town: Town,
  opened: OpenedVote,
  { book, subject }: { readonly book: ClosingBook; readonly subject: StaffSubject },
): Promise<ClosingMatter> {
  const ports = { ...council, realms: council.realms.all, closedLists };
  const stage = await readClosingStage(ports)(town, opened);
  const isCounted = stage.kind === 'ready' && book.signed === null;
  const figures = isCounted ? await gatherFigures(ports)(town, opened) : null;
  const first = await firstOf(council, town, book);
  return { stage, figures, sealing: sealingOf(council, town, opened.vote), subject, first };
}

/** What was typed of the ballots of a vote, for its samples; it is not read without any. */
async function typedIn(
  { boxBook }: Pick<ServerParts, 'boxBook'>,
  town: Town,
  { vote, record }: OpenedVote,
  { book, matter }: { readonly book: ClosingBook; readonly matter: ClosingMatter },
): Promise<AskedClosing['typed']> {
  const latest = latestHash(record);
  if (book.samples.length === 0 || matter.figures === null || latest === null) return () => null;
  const { entries } = await boxBook.entries(town.realm, vote, null);
  const surveys = frozenIn(latest).surveys.flatMap((body) => readBody(town)(body) ?? []);
  return typedBallots({ entries, sheet: paperSheet(surveys) }, matter.figures.surveys);
}

const subjectIn = async ({ plans }: Pick<ServerParts, 'plans'>, town: Town, vote: string) =>
  voteSubjectOf(
    vote,
    (await plans.processes(town)).find(({ survey }) => survey === vote),
  );

/** A vote on its way to its closing record, whoever asks; null if two people did not open it. */
export const closingOf =
  (council: ServerParts) =>
  async (town: Town, vote: string, book: ClosingBook): Promise<ClosingMatter | null> => {
    const opened = await council.voteDesk.openedVote(town.realm, vote);
    if (opened === null || opened.vote !== vote) return null;
    return matterIn(council, town, opened, { book, subject: await subjectIn(council, town, vote) });
  };

/** The closing of a vote, if the person who asks may read the vote. */
export async function askedClosing(
  council: ServerParts,
  town: Town,
  vote: string,
  member: StaffMember,
): Promise<Either<CallRefusal<'unknownSurvey' | 'notAllowed'>, AskedClosing>> {
  const opened = await council.voteDesk.openedVote(town.realm, vote);
  const subject = await subjectIn(council, town, vote);
  const now = council.clock.now();
  const may = decide(member, { act: 'vote.read', subject, now });
  if (isLeft(may)) return left(notAllowed('vote.read', may.left));
  const reader = isLeft(decide(member, { act: 'vote.close', subject, now })) ? 'everybody' : 'signer';
  const book = await council.closingDesk.find(town.realm, vote);
  if (opened === null || opened.vote !== vote)
    return right({ vote, book, matter: null, reader, typed: () => null });
  const matter = await matterIn(council, town, opened, { book, subject });
  const typed = reader === 'signer' ? await typedIn(council, town, opened, { book, matter }) : () => null;
  return right({ vote, book, matter, reader, typed });
}
