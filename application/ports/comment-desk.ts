import type { HideReason, CommentState } from '#domain/comments/comment.ts';
import type { CommentFault } from '#domain/comments/comment-words.ts';
import type { Moderation } from '#domain/comments/moderation.ts';
import type { CommentOrder } from '#domain/comments/threads.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** A comment as this device may read it. */
export interface ReadComment {
  readonly id: string;
  readonly replyTo: string | null;
  /** Null where its author is erased, or it is hidden or deleted. */
  readonly name: string | null;
  readonly text: string;
  readonly state: CommentState['kind'];
  readonly reason: HideReason | null;
  readonly createdAt: Instant;
  readonly supports: number;
  readonly supported: boolean;
  readonly isOwn: boolean;
}

export interface ReadThread extends ReadComment {
  readonly replies: readonly ReadComment[];
}

export interface CommentsRead {
  readonly threads: readonly ReadThread[];
  /** Threads there are, on all pages. */
  readonly total: number;
  /** Published comments, answers too. */
  readonly published: number;
  readonly moderation: Moderation;
  readonly mayWrite: boolean;
}

/** What is sent, under a key made with its draft: the same again is the same comment. */
export interface SentComment {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly replyTo: string | null;
}

/** Why nothing was done about a comment. */
export type CommentDeskRefusal =
  | CouncilRefusal
  | { readonly kind: 'unknownComment' | 'profileIncomplete' | 'keyReused' }
  | { readonly kind: 'tooManyComments'; readonly retryAfter: number }
  | { readonly kind: 'commentRefused'; readonly fault: CommentFault };

type Outcome<T> = Promise<Either<CommentDeskRefusal, T>>;

/** The council's comments on a proposal, as a device sees them; `notAllowed` for what needs a session. */
export interface CommentDesk {
  /** `notFound` also where comments are switched off. */
  read(
    realm: RealmId,
    content: string,
    page: { readonly order: CommentOrder; readonly limit: number; readonly offset: number },
  ): Outcome<CommentsRead>;
  write(realm: RealmId, content: string, comment: SentComment): Outcome<ReadComment>;
  remove(realm: RealmId, content: string, id: string): Outcome<null>;
  report(realm: RealmId, content: string, id: string): Outcome<null>;
  /** Says whether this device supports it from now on; gives how many do. */
  support(realm: RealmId, content: string, id: string, supports: boolean): Outcome<number>;
}
