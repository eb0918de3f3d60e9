import { deleteCommentCall } from '#adapters/wire/comments/delete-comment.ts';
import type { ReadComment } from '#adapters/wire/comments/read-comment.ts';
import { reportCommentCall } from '#adapters/wire/comments/report-comment.ts';
import { supportCommentCall } from '#adapters/wire/comments/support-comment.ts';
import type { HideReason } from '#domain/comments/comment.ts';
import { isLeft } from '#domain/shared/result.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import type { Council } from '#ui-web/composition/council.ts';
import type { OpenPage } from './open-page.ts';
import { taken, withComment } from './state.ts';

/** Why it is reported: one of the reasons, if one fits, and the reader's own words. */
interface Reported {
  readonly reason: HideReason | null;
  readonly words: string;
}

export interface CommentHeeding {
  support(comment: string, supports: boolean): Promise<void>;
  /** Whether it is reported; if not, the page says why. */
  report(comment: string, why: Reported): Promise<boolean>;
  remove(comment: string): Promise<void>;
}

/** Changes a comment where it stands on the page. */
function change({ open, patch }: OpenPage, id: string, work: (comment: ReadComment) => ReadComment): void {
  const page = open()?.page;
  if (page) patch({ page: { ...page, threads: withComment(page.threads, id, work) } });
}

/** Takes a comment out of the page; if it has answers, only its text. */
function takeOut({ open, patch }: OpenPage, id: string): void {
  const page = open()?.page;
  if (!page) return;
  const head = page.threads.find((one) => one.id === id);
  const all: readonly ReadComment[] = page.threads.flatMap((one) => [one, ...one.replies]);
  const isPublished = all.some((one) => one.id === id && one.state === 'published');
  const threads = withComment(page.threads, id, (one) => taken(one, head?.replies.length ?? 0));
  const total = page.total - (page.threads.length - threads.length);
  patch({ page: { ...page, threads, total, published: page.published - Number(isPublished) } });
}

const tellFailed = ({ tell }: OpenPage, refusal: { readonly kind: string }, about: string) =>
  tell({ kind: 'failed', isOffline: refusal.kind === 'unreachable' }, about);

/** Supports a comment, or no longer: shown at once, and put right where the council refuses it. */
async function support(council: Council, page: OpenPage, content: string, id: string, supports: boolean) {
  const step = supports ? 1 : -1;
  change(page, id, (one) => ({ ...one, supports: one.supports + step, supported: supports }));
  const answered = await callEntered(council)(supportCommentCall, {
    realm: council.realm,
    id: content,
    comment: id,
    body: { supports },
  });
  if (!isLeft(answered)) return change(page, id, (one) => ({ ...one, supports: answered.right.supports }));
  change(page, id, (one) => ({ ...one, supports: one.supports - step, supported: !supports }));
  return tellFailed(page, answered.left, id);
}

/** Likes, reports and deletions of a comment: shown at once, and undone if the council refuses them. */
export function commentHeeding(council: Council, content: string, page: OpenPage): CommentHeeding {
  const { realm } = council;
  const { open, patch, tell } = page;
  const entered = callEntered(council);
  return {
    support: (id, supports) => support(council, page, content, id, supports),
    report: async (id, body) => {
      const answered = await entered(reportCommentCall, { realm, id: content, comment: id, body });
      if (isLeft(answered)) {
        tellFailed(page, answered.left, id);
        return false;
      }
      patch({ reported: new Set([...(open()?.reported ?? []), id]) });
      tell({ kind: 'reported' }, id);
      return true;
    },
    remove: async (id) => {
      const answered = await entered(deleteCommentCall, { realm, id: content, comment: id });
      if (isLeft(answered)) return tellFailed(page, answered.left, id);
      takeOut(page, id);
      return tell({ kind: 'removed' });
    },
  };
}
