import { surveyDocuments, type DocumentRef } from '#domain/documents/document-parts.ts';
import { isJsonObject, type Json } from '#domain/documents/json.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { FoundVote, VoteAct } from '#application/ports/server/office/vote-desk.ts';
import type { OpenedVotes } from '#application/ports/server/town-keeper.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import { isVoteOver } from '#domain/voting/opening/opening-blockers.ts';
import { frozenIn, latestHash, type VoteRecord } from '#domain/voting/opening/vote-record.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of votes that were signed, the same in both databases. */

/** The subject of the steps of a vote. */
export const voteSubject = (vote: string): string => `vote/${vote}`;

export const recordOfRow = (row: AnyRow | undefined): VoteRecord | null =>
  row === undefined ? null : (JSON.parse(String(row['body'])) as VoteRecord);

/** The records of votes, of rows with `vote` and `body`. */
export const recordsOfRows = (rows: readonly AnyRow[]): ReadonlyMap<string, VoteRecord> =>
  new Map(
    rows.flatMap((row) => {
      const record = recordOfRow(row);
      return record === null ? [] : [[String(row['vote']), record] as const];
    }),
  );

/** Whether an act opens a vote that checks the census, which is fixed from then on. */
export const isOpeningOf = ({ record: before }: Pick<FoundVote, 'record'>, { record }: VoteAct): boolean =>
  (before === null || before.opened === null) &&
  record !== null &&
  record.opened !== null &&
  frozenIn(record.opened).census !== null;

/** Whether an act cancels the opening of a vote, whose surveys are drafts again. */
export const isCancelling = ({ record: before }: Pick<FoundVote, 'record'>, { record }: VoteAct): boolean =>
  before !== null && before.opened !== null && record !== null && record.opened === null;

/** The document of a survey. */
export const surveyRef = (id: string): DocumentRef => ({ collection: surveyDocuments, id });

/** The votes that surveys were opened with, of rows with `survey` and `vote`. */
export const votesOfRows = (rows: readonly AnyRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ survey, vote }) => [String(survey), String(vote)]));

/** The surveys of a load with those that were opened as they are: a load changes and removes none of these. */
export function withOpenedSurveys(
  loaded: readonly CouncilDocument[],
  opened: readonly CouncilDocument[],
): readonly CouncilDocument[] {
  const byId = new Map(opened.map((one) => [one._id, one]));
  const names = new Set(loaded.map(({ _id }) => _id));
  return [...loaded.map((one) => byId.get(one._id) ?? one), ...opened.filter(({ _id }) => !names.has(_id))];
}

/**
 * Whether a load of the town's folder leaves what the census says of people: a vote that two people opened is for some of them
 * only, and a load must not change for whom.
 */
export const fixesAbout = (opened: readonly CouncilDocument[]): boolean =>
  opened.some((one) => isJsonObject(one['conditions'] as Json | undefined));

/** What two people opened of these surveys: `ids` are those of opened surveys, `rows` the records of the town's votes. */
export function openedVotesOf(
  shown: readonly SurveyDocument[],
  ids: readonly string[],
  rows: readonly AnyRow[],
  { now, zone }: { readonly now: Instant; readonly zone: TimeZone },
): OpenedVotes {
  const surveys = shown.filter(({ survey }) => ids.includes(survey.id));
  const checksCensus = (record: VoteRecord | null): boolean => {
    const latest = record === null ? null : latestHash(record);
    if (record === null || latest === null || frozenIn(latest).census === null) return false;
    const own = surveys.filter(({ survey }) => record.surveys.includes(survey.id));
    return own.some(({ survey }) => !isVoteOver(survey, now, zone));
  };
  const votes = rows.filter((row) => checksCensus(recordOfRow(row)));
  return { surveys, withCensus: votes.map(({ vote }) => String(vote)) };
}
