import type { BallotId, RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';

/** A vote ready to be stored: who took part (as a mark) and what was chosen (as a ballot), never joined afterwards. */
export interface BallotEntry {
  readonly realm: RealmId;
  readonly survey: SurveyId;
  /** HMAC of the person under the survey's key. */
  readonly mark: string;
  readonly ballot: BallotId;
  readonly answer: RawAnswer;
  /** Whether a ballot of the same id may be replaced by the person who made the mark. */
  readonly mayChange: boolean;
  /** HMAC of the device under the survey's key: lets it see results after voting. Null without a device. */
  readonly deviceMark: string | null;
}

/** `repeated`: the very same vote was there already. */
export type Recorded = 'recorded' | 'repeated' | 'changed';

export type RecordRefusal = { readonly kind: 'alreadyVoted' } | { readonly kind: 'storageFailed' };

export interface StoredBallot {
  readonly id: BallotId;
  readonly answer: RawAnswer;
}

/**
 * Marks and ballots. Both are written in one transaction that is durable before `record` answers; neither keeps
 * time, address or order of arrival (security: ballot secrecy).
 */
export interface BallotStore {
  /**
   * No mark: stores both, unless the ballot id is taken, which is refused. Mark there: the same ballot with the same
   * answer is `repeated`; with `mayChange` the ballot is replaced; anything else is refused.
   */
  record(entry: BallotEntry): Promise<Either<RecordRefusal, Recorded>>;
  count(realm: RealmId, survey: SurveyId): Promise<number>;
  /** All ballots, sorted by id. */
  list(realm: RealmId, survey: SurveyId): Promise<readonly StoredBallot[]>;
  /** One ballot; null when there is none of that id. */
  find(realm: RealmId, survey: SurveyId, ballot: BallotId): Promise<StoredBallot | null>;
  /** Whether the person of the mark has voted. */
  isMarked(realm: RealmId, survey: SurveyId, mark: string): Promise<boolean>;
  countMarks(realm: RealmId, survey: SurveyId): Promise<number>;
  hasVoted(realm: RealmId, survey: SurveyId, deviceMark: string): Promise<boolean>;
}
