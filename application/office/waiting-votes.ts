import type { ClosingDesk } from '#application/ports/server/office/closing-desk.ts';
import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import type { Town } from '#domain/access/town.ts';
import { signedWith } from '#domain/office/duties/duties.ts';
import type { TownWork, WaitingVote } from '#domain/office/duties/waiting-work.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ClosingBook } from '#domain/voting/closing/closing-book.ts';
import type { ClosingStage } from '#domain/voting/closing/closing-stage.ts';
import { maySign, type Signer } from '#domain/voting/opening/sign-vote.ts';
import { type AmendmentMatter, validAmendment } from '#domain/voting/opening/amend-census.ts';
import { isVoteOver } from '#domain/voting/opening/opening-blockers.ts';
import { frozenIn, latestHash, type VoteRecord } from '#domain/voting/opening/vote-record.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { OpenedVote } from './votes/closing/gather-figures.ts';
import { type ClosingMatter, confirmableRecord } from './votes/closing/give-record-signature.ts';

/** Where signatures on votes are read from. */
export interface VotePorts {
  readonly votes: Pick<VoteDesk, 'all'>;
  readonly closings: Pick<ClosingDesk, 'find'>;
  /** A vote on its way to its closing record, with the first signature of this book; null if it is not opened. */
  readonly closingOf: (town: Town, vote: string, book: ClosingBook) => Promise<ClosingMatter | null>;
  /** How far a vote is on its way to its closing record; no count is read for it. */
  readonly closingStageOf: (town: Town, vote: OpenedVote) => Promise<ClosingStage>;
  /** A person of staff as they are now; null if they no longer work here. */
  readonly signerOf: (town: Town, person: string) => Promise<Signer | null>;
  /** The amendment of the census as a second person finds it. */
  readonly amendmentIn: (town: Town) => Promise<AmendmentMatter>;
}

interface Around {
  readonly town: Town;
  readonly processes: readonly Process[];
  readonly surveys: readonly Survey[];
  readonly now: Instant;
}

const partsOf = (vote: string, { processes }: Around): WaitingVote['in'] => {
  const process = processes.find(({ survey }) => survey === vote);
  return { vote, ...(process && { process: process.id }) };
};

/** The title of an opened vote, or its id. */
const titleOf = (vote: string, record: VoteRecord): LocalizedText => {
  const latest = latestHash(record);
  const [main] = latest === null ? [] : frozenIn(latest).surveys;
  return (main?.['title'] ?? vote) as LocalizedText;
};

const isOver = (vote: string, { surveys, town, now }: Around): boolean =>
  surveys.some((survey) => survey.id === vote && isVoteOver(survey, now, town.timeZone));

/** The amendment of the census that waits, once, with the first of the votes that it is one of. */
async function waitingAmendment(
  { amendmentIn }: VotePorts,
  records: ReadonlyMap<string, VoteRecord>,
  around: Around,
): Promise<TownWork['votes']> {
  const waiting = validAmendment(await amendmentIn(around.town), around.now);
  const [first, ...others] = Object.keys(waiting?.prints ?? {}).toSorted();
  const record = first === undefined ? undefined : records.get(first);
  if (waiting === null || first === undefined || record === undefined) return [];
  return [
    {
      vote: first,
      title: titleOf(first, record),
      what: 'amend',
      by: waiting.by.person,
      in: partsOf(first, around),
      alsoIn: others.map((vote) => partsOf(vote, around)),
    },
  ];
}

/**
 * The closing records of votes that are over: those that one person has signed, and those that nobody has and that could be
 * made now. What is counted is read of the signed ones alone.
 */
async function waitingRecords(
  { closings, closingOf, closingStageOf }: VotePorts,
  records: ReadonlyMap<string, VoteRecord>,
  around: Around,
): Promise<TownWork['votes']> {
  const { town, now } = around;
  const over = [...records].filter(([vote, { opened }]) => opened !== null && isOver(vote, around));
  const found = await Promise.all(
    over.map(async ([vote, record]): Promise<TownWork['votes']> => {
      const book = await closings.find(town.realm, vote);
      const matter = book.waiting === null ? null : await closingOf(town, vote, book);
      const waiting = matter === null ? null : confirmableRecord(matter, book, now);
      if (book.signed !== null) return [];
      const stage = matter?.stage ?? (await closingStageOf(town, { vote, record }));
      if (waiting === null && stage.kind !== 'ready') return [];
      const [title, by] = [titleOf(vote, record), waiting?.by.person ?? null];
      return [{ vote, title, what: 'close', by, in: partsOf(vote, around) }];
    }),
  );
  return found.flat();
}

/** The openings, changes and cancellings that one person has signed who may still sign them. */
async function waitingSignatures(
  { signerOf }: VotePorts,
  records: ReadonlyMap<string, VoteRecord>,
  around: Around,
): Promise<TownWork['votes']> {
  const found = await Promise.all(
    [...records].map(async ([vote, { waiting }]): Promise<TownWork['votes']> => {
      if (waiting === null) return [];
      const { title, what } = waiting;
      const first = await signerOf(around.town, waiting.by.person);
      const parts = partsOf(vote, around);
      const matter = { act: signedWith[what], subject: { in: parts } };
      if (first === null || isLeft(maySign(first, matter, around.now))) return [];
      return [{ vote, title, what, by: first.id, in: parts }];
    }),
  );
  return found.flat();
}

/** All of votes that waits for a signature: a second one, or the first one of a closing record. */
export async function waitingVotes(ports: VotePorts, around: Around): Promise<TownWork['votes']> {
  const records = await ports.votes.all(around.town.realm);
  const [signedOnce, amendment, closing] = await Promise.all([
    waitingSignatures(ports, records, around),
    waitingAmendment(ports, records, around),
    waitingRecords(ports, records, around),
  ]);
  return [...signedOnce, ...amendment, ...closing];
}
