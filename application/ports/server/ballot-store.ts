import type { BallotId, RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { BallotRefusal, Recorded, VoteChange } from '#domain/voting/decide-ballot.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';

/** A vote ready to be stored: who took part (as a mark) and what was chosen (as a ballot), never joined afterwards. */
export interface BallotEntry {
  readonly realm: RealmId;
  readonly survey: SurveyId;
  /** HMAC of the person under the survey's key. */
  readonly mark: string;
  readonly ballot: BallotId;
  readonly answer: RawAnswer;
  /** What was asked: the running tally counts the answer by it. */
  readonly question: Question;
  /**
   * Asked at the moment of decision: a vote that waited for its turn while its survey closed is refused, so that no
   * ballot is added to a list that may already have been read.
   */
  readonly isOpen: () => boolean;
  /** Whether a ballot of the same id may be replaced. */
  readonly mayChange: boolean;
  /** Whether the vote says that it replaces that ballot, and who may do so. */
  readonly change: VoteChange;
  /** HMAC of the device under the survey's key: lets it see results after voting. Null without a device. */
  readonly deviceMark: string | null;
  /** The vote in which it is counted as cast at a kiosk, once it is recorded; missing for all other votes. */
  readonly assistedIn?: string;
}

/** Why a ballot was not recorded. */
export type RecordRefusal =
  | BallotRefusal
  /** `why` is the storage's own words, for the log alone. */
  | { readonly kind: 'storageFailed'; readonly why?: string };

/** A ballot as it is stored: it names neither the voter nor the time. */
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
   * Does what `decideBallot` decides for the stored state. Votes that wait together may be committed together: each is
   * decided as if they came one after the other, and when the storage fails none of them is stored.
   */
  record(entry: BallotEntry): Promise<Either<RecordRefusal, Recorded>>;
  count(realm: RealmId, survey: SurveyId): Promise<number>;
  /**
   * The counts of all ballots, equal to a full recount: `running` ones are kept with every vote and need none, `final`
   * ones, of a survey that takes no more votes, are counted from the ballots themselves, once. Null if the question is
   * of an unknown type.
   */
  tally(
    realm: RealmId,
    survey: SurveyId,
    question: Question,
    counted: 'running' | 'final',
  ): Promise<Tally | null>;
  /** All ballots, sorted by id. */
  list(realm: RealmId, survey: SurveyId): Promise<readonly StoredBallot[]>;
  /** One ballot; null when there is none of that id. */
  find(realm: RealmId, survey: SurveyId, ballot: BallotId): Promise<StoredBallot | null>;
  /** Whether the person of the mark has voted. */
  isMarked(realm: RealmId, survey: SurveyId, mark: string): Promise<boolean>;
  countMarks(realm: RealmId, survey: SurveyId): Promise<number>;
  hasVoted(realm: RealmId, survey: SurveyId, deviceMark: string): Promise<boolean>;
}
