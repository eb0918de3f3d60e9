import type { CommentDraft, CommentDrafts } from '#application/ports/browser/comment-drafts.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** The key under which the drafts of a town are stored, by their proposals. */
export const commentDraftsKey = (realm: RealmId): string => `concejo.comments.${realm}`;

type Kept = Readonly<Record<string, unknown>>;

const isDraft = (kept: unknown): kept is CommentDraft => {
  const { key, name, text, replyTo } = (kept ?? {}) as Kept;
  const isReply = replyTo === null || typeof replyTo === 'string';
  return typeof key === 'string' && typeof name === 'string' && typeof text === 'string' && isReply;
};

/** All drafts of a town; empty if the browser refuses to read, or the value has another shape. */
function keptIn(realm: RealmId): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(commentDraftsKey(realm)) ?? '{}');
    return new Map(Object.entries(kept as Kept));
  } catch {
    return new Map();
  }
}

function put(realm: RealmId, drafts: ReadonlyMap<string, unknown>): void {
  try {
    if (drafts.size === 0) localStorage.removeItem(commentDraftsKey(realm));
    else localStorage.setItem(commentDraftsKey(realm), JSON.stringify(Object.fromEntries(drafts)));
  } catch {
    // A browser refuses to store, or is full: the text stays in the page.
  }
}

/** Drafts of comments in the browser. */
export const localCommentDrafts = (): CommentDrafts => ({
  load: (realm, content) => {
    const kept = keptIn(realm).get(content);
    return isDraft(kept) ? kept : null;
  },
  keep: (realm, content, draft) => put(realm, keptIn(realm).set(content, draft)),
  discard: (realm, content) => {
    const drafts = keptIn(realm);
    drafts.delete(content);
    put(realm, drafts);
  },
});
