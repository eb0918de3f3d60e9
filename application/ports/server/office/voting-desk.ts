import type { RecordRefusal } from '#application/ports/server/ballot-store.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { PaperGiven } from '#domain/voting/desk/decide-paper.ts';
import type { DeskCounts, PaperWay } from '#domain/voting/desk/desk-counts.ts';
import type { DayTurnout } from '#domain/voting/desk/turnout.ts';

/** Marks of a person who is given a paper ballot, ready to be stored. Nothing else of the person or the try is kept. */
export interface PaperMarks {
  readonly kind: 'paper';
  readonly realm: RealmId;
  /** The vote, by the id of its main survey. */
  readonly vote: string;
  readonly way: PaperWay;
  /** The box that the ballot is in, or will be. */
  readonly box: string;
  /** The mark of the person in each survey of the vote: all of them are stored, or none. */
  readonly marks: readonly { readonly survey: SurveyId; readonly mark: string }[];
  /**
   * HMAC of the random key of the try and of the person, under the key of the main survey. It leads to neither without
   * that key.
   */
  readonly attempt: string;
  /** Asked at the moment of decision, as for votes; the store itself asks whether the box is open then. */
  readonly isOpen: () => boolean;
}

/**
 * Marks given at desks, and the counters of channels. Marks are written by what writes votes, in one transaction for all
 * surveys of the vote: a vote of the same person that is under way comes before or after, never between.
 */
export interface VotingDesk {
  /** Does what `decidePaper` decides for the stored state, and counts it for its box. */
  give(marks: PaperMarks): Promise<Either<RecordRefusal, PaperGiven>>;
  /** The counters of a vote. */
  counts(realm: RealmId, vote: string): Promise<DeskCounts>;
  /** The envelopes of a box join those of another one: they are counted there from now on. */
  moveEnvelopes(
    realm: RealmId,
    vote: string,
    boxes: { readonly from: string; readonly to: string },
  ): Promise<void>;
  /** How many had voted by the end of each day, the first day first. */
  days(realm: RealmId, vote: string): Promise<readonly DayTurnout[]>;
  /** Keeps the count of a day, unless one is kept already. */
  keepDay(realm: RealmId, vote: string, count: DayTurnout): Promise<void>;
  /** Erases the tries of a vote whose keys are erased. */
  forgetTries(realm: RealmId, vote: string): Promise<void>;
}
