import type { Instant } from '../../shared/calendar-day.ts';
import type { Survey } from '../survey.ts';
import { latestHash, type VoteRecord, type VoteSignature } from './vote-record.ts';

/**
 * How many milliseconds before its start a vote is cancelled at the latest. After that, another process of the council could
 * accept a ballot while the cancelling is being stored.
 */
export const cancelMargin = 60_000;

/** An opened vote as it is found. */
export interface CancellableVote {
  /** Its surveys as they are fixed. */
  readonly surveys: readonly Survey[];
  readonly ballots: number;
  /** How many marks of people or devices that voted its surveys have. */
  readonly marks: number;
}

/** Whether an opened vote has not begun: each of its surveys starts later, and nobody has voted. */
export const hasNotBegun = ({ surveys, ballots, marks }: CancellableVote, now: Instant): boolean =>
  surveys.length > 0 &&
  surveys.every(({ startsAt }) => startsAt !== null && now < startsAt - cancelMargin) &&
  ballots === 0 &&
  marks === 0;

/** The record of a vote whose opening two people cancelled: it can be opened again, and says what was cancelled and why. */
export function withoutOpening(
  record: VoteRecord,
  reason: string,
  by: readonly [first: VoteSignature, second: VoteSignature],
): VoteRecord {
  const opened = latestHash(record);
  if (opened === null) throw new Error('a vote that is not opened is cancelled');
  const cancelled = [...(record.cancelled ?? []), { opened, reason, by }];
  return { ...record, waiting: null, opened: null, changes: [], cancelled };
}
