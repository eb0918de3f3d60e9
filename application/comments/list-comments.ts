import type { CommentStore, WaitingFilter } from '#application/ports/server/comment-store.ts';
import type { Comment } from '#domain/comments/comment.ts';
import { personalDataIn } from '#domain/comments/personal-data.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly comments: Pick<CommentStore, 'waiting'>;
}

/** What staff ask for; `personal`: published comments that look as if they had personal data, the newest first. */
export interface CommentList extends Omit<WaitingFilter, 'kind'> {
  readonly kind: WaitingFilter['kind'] | 'personal';
}

/** How many of the newest comments are looked through for personal data: some months of a lively town. */
export const mostLookedThrough = 2000;

/** Whether staff have to look at it: it looks as if it had personal data, and nobody has decided about it yet. */
export const isSuspect = ({ text, history }: Pick<Comment, 'text' | 'history'>): boolean =>
  history.length === 0 && personalDataIn(text).length > 0;

/** The comments of a town, by what staff have to do with them. To publish a comment settles what it looks like, too. */
export const listComments =
  ({ comments }: Ports) =>
  async (
    realm: RealmId,
    { kind, limit, offset }: CommentList,
  ): Promise<{ readonly items: readonly Comment[]; readonly total: number }> => {
    if (kind !== 'personal') return comments.waiting(realm, { kind, limit, offset });
    const latest = await comments.waiting(realm, { kind: 'recent', limit: mostLookedThrough, offset: 0 });
    const found = latest.items.filter(isSuspect);
    return { items: found.slice(offset, offset + limit), total: found.length };
  };
