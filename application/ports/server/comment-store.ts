import type { Comment, ReportWhy } from '#domain/comments/comment.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';

/** A comment about to be stored. */
export interface CommentEntry {
  readonly comment: Comment;
  /** Names the author's intent; the same key again is the same comment. */
  readonly key: string;
  /** Stands for what was sent under the key. */
  readonly print: string;
  /** The author's comments from then on count. */
  readonly since: Instant;
  /** By the times of those: from when on there is room for one more; null: now. */
  readonly room: (times: readonly Instant[]) => Instant | null;
}

/** Why a comment was not stored; nothing of it was. */
export type CommentStoreRefusal =
  | { readonly kind: 'keyReused' }
  | { readonly kind: 'tooManyComments'; readonly from: Instant };

/**
 * What staff look at: comments that wait, the oldest first, reported ones, the most reported first, published or hidden
 * ones, the newest first, those that staff decided about, the latest decision first, or all that there are whatever their
 * state, the oldest first.
 */
export interface WaitingFilter {
  readonly kind: 'pending' | 'reported' | 'recent' | 'hidden' | 'decided' | 'all';
  readonly limit: number;
  readonly offset: number;
}

/** How many of the words of readers a comment is read with: a hundred people write the same. */
export const mostReportWords = 20;

/** Comments on the proposals of the towns. People who support or report are stored only as marks. */
export interface CommentStore {
  /** Stores it in one transaction: the key is free (else the first comment comes back) and the author has room. */
  add(entry: CommentEntry): Promise<Either<CommentStoreRefusal, Comment>>;
  find(realm: RealmId, id: string): Promise<Comment | null>;
  /** All on a proposal, whatever their state, in no order that matters. */
  of(realm: RealmId, content: string): Promise<readonly Comment[]>;
  waiting(
    realm: RealmId,
    filter: WaitingFilter,
  ): Promise<{ readonly items: readonly Comment[]; readonly total: number }>;
  /**
   * Changes a comment as it stands then: no change made in between is lost. Null where there is none, or where the work
   * gives none; then nothing is changed. What staff decide, and that its author deletes it (`at` then), are steps of its
   * chain.
   */
  change(
    realm: RealmId,
    id: string,
    work: (comment: Comment) => Comment | null,
    at: Instant,
  ): Promise<Comment | null>;
  /** Sets whether the mark supports it: the same again changes nothing. */
  support(realm: RealmId, id: string, mark: string, supports: boolean): Promise<void>;
  /** Which of these comments the mark supports. */
  supportedBy(realm: RealmId, ids: readonly string[], mark: string): Promise<readonly string[]>;
  /**
   * Counts a report of a comment, once for each mark however often, and stores why if the reader says so. Reasons and
   * words are erased when staff decide; they are stored without the mark, and the same words once.
   */
  report(realm: RealmId, id: string, mark: string, why: ReportWhy): Promise<void>;
  /** Takes the person off all their comments: the comments keep neither their name nor their user. */
  forget(realm: RealmId, author: string): Promise<void>;
}
