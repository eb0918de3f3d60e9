import type { CommentStore } from '#application/ports/server/comment-store.ts';
import type { ParticipationContents } from '#application/ports/server/participation-contents.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { isPublishedComment } from '#domain/comments/comment.ts';
import type { Moderation } from '#domain/comments/moderation.ts';
import { type CommentOrder, type Thread, threadsOf } from '#domain/comments/threads.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { commentable, type NotCommentable, readerMark } from './commentable.ts';

interface Ports {
  readonly participation: ParticipationContents;
  readonly comments: CommentStore;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly keys: Pick<VotingKeys, 'account'>;
}

export interface CommentsQuery {
  readonly realm: RealmId;
  readonly content: string;
  /** The user of the session; null without one. */
  readonly reader: string | null;
  readonly order: CommentOrder;
  /** Of comments that answer nothing; their answers come along. */
  readonly limit: number;
  readonly offset: number;
}

/** A page of the comments on a proposal, as whoever asks sees them. */
export interface CommentPage {
  readonly moderation: Moderation;
  readonly threads: readonly Thread[];
  /** Threads there are, on all pages. */
  readonly total: number;
  /** Published comments, answers too. */
  readonly published: number;
  /** The ids of those that the reader supports. */
  readonly supported: ReadonlySet<string>;
  /** Whether the reader may write: they verified an e-mail. */
  readonly mayWrite: boolean;
}

export const readComments =
  ({ participation, comments, profiles, keys }: Ports) =>
  async (asked: CommentsQuery): Promise<Either<NotCommentable, CommentPage>> => {
    const { realm, content, reader, order, limit, offset } = asked;
    const moderation = await commentable(participation, realm, content);
    if (isLeft(moderation)) return moderation;
    const all = await comments.of(realm, content);
    const seen = threadsOf(all, reader, order);
    const threads = seen.slice(offset, offset + limit);
    const ids = threads.flatMap(({ head, replies }) => [head.id, ...replies.map(({ id }) => id)]);
    const mark = reader === null ? null : readerMark(keys, realm, content, reader);
    return right({
      moderation: moderation.right,
      threads,
      total: seen.length,
      published: all.filter(isPublishedComment).length,
      supported: new Set(mark === null ? [] : await comments.supportedBy(realm, ids, mark)),
      mayWrite: reader !== null && (await profiles.find(realm, reader))?.profile.isVerified === true,
    });
  };
