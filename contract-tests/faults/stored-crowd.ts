import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sqlBallotStore } from '#adapters/driven/sqlite/ballots/ballot.table.ts';
import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { tally } from '#domain/scoring/tally.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ballotOf, type CrowdVote } from '#fixtures/builders/councils/distant-voter.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';

/** A vote of the crowd and the status that it was answered with; null if no answer came. */
export interface AnsweredVote extends CrowdVote {
  readonly status: number | null;
}

/** How the acknowledged votes compare with what is stored. */
export interface CrowdReport {
  readonly acknowledged: number;
  readonly unanswered: number;
  /** Acknowledged votes that are not stored as they were cast. */
  readonly lost: number;
  /** People with more than one ballot, and people with none. */
  readonly doubled: number;
  readonly missing: number;
  readonly ballots: number;
  readonly marks: number;
  /** Whether the running tally equals the recount of the stored ballots. */
  readonly tallyAgrees: boolean;
}

const sorted = (answer: unknown) => [answer].flat().map(String).toSorted().join();

type Crowded = Pick<BallotStore, 'list' | 'count' | 'countMarks' | 'tally'>;

/** Compares what was sent with what a store has. `poll` is the document of the survey that the crowd votes in. */
export async function compareCrowd(
  store: Crowded,
  poll: unknown,
  sent: readonly AnsweredVote[],
): Promise<CrowdReport> {
  const survey = readSurvey(poll, 'Europe/Madrid');
  if (isLeft(survey)) throw new Error(survey.left.where);
  const { question } = survey.right;
  const key = [realmId('nova'), surveyId('poll')] as const;
  const list = await store.list(...key);
  const stored = new Map(list.map(({ id, answer }) => [String(id), sorted(answer)]));
  const ballotsOf = new Map<number, Set<string>>();
  for (const { person, seed } of sent) {
    const own = ballotsOf.get(person) ?? new Set();
    if (stored.has(ballotOf(seed))) own.add(ballotOf(seed));
    ballotsOf.set(person, own);
  }
  const people = [...ballotsOf.values()];
  const recount = tally(
    question,
    list.map(({ answer }) => answer),
  );
  const taken = sent.filter(({ status }) => status === 200);
  return {
    acknowledged: taken.length,
    unanswered: sent.filter(({ status }) => status === null).length,
    lost: taken.filter(({ seed, answer }) => stored.get(ballotOf(seed)) !== sorted(answer)).length,
    doubled: people.filter((own) => own.size > 1).length,
    missing: people.filter((own) => own.size === 0).length,
    ballots: list.length,
    marks: await store.countMarks(...key),
    tallyAgrees:
      (await store.count(...key)) === list.length &&
      isDeepStrictEqual(await store.tally(...key, question, 'running'), recount),
  };
}

/** Reads the database of a council that has ended. */
export async function crowdReport(
  data: string,
  poll: unknown,
  sent: readonly AnsweredVote[],
): Promise<CrowdReport> {
  const database = openSql(join(data, 'concejo.sqlite'));
  const report = await compareCrowd(sqlBallotStore(database), poll, sent);
  database.close();
  return report;
}
