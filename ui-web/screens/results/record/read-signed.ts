import {
  type PublishedRecord,
  readClosingRecord,
  type ReadRecord,
  recordedLists,
} from '#adapters/wire/voting/closing-record.ts';
import { readRecordCall } from '#adapters/wire/voting/read-record.ts';
import type { Recount } from '#application/voting/recount-result.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { differencesFromRecord, type RecordDifference } from '#domain/voting/closing/record-differences.ts';
import type { Council } from '#ui-web/composition/council.ts';

/** The closing record that two people signed, with its texts read. */
export interface SignedAndRead extends ReadRecord {
  readonly record: PublishedRecord;
}

/** The closing record of the vote of a survey; null if there is none, or if it does not come. */
export async function readSigned(
  { call, realm }: Pick<Council, 'call' | 'realm'>,
  id: SurveyId,
): Promise<SignedAndRead | null> {
  const answer = await call(readRecordCall, { realm, id });
  const record = isLeft(answer) ? null : answer.right.record;
  const read = record && readClosingRecord(record);
  return record === null || read === null || isLeft(read) ? null : { record, ...read.right };
}

/** In what a list that was counted here is not that of the closing record; null if the vote has no record. */
export async function differencesOfRecord(
  council: Pick<Council, 'call' | 'realm'>,
  survey: SurveyId,
  { tally, counted }: Recount,
): Promise<readonly RecordDifference[] | null> {
  const signed = await readSigned(council, survey);
  return signed && differencesFromRecord(recordedLists(signed), { survey, ballots: tally.ballots, counted });
}
