import type { CommentDeskRefusal, ReadComment } from '#application/ports/comment-desk.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { DeskCalls } from './desk-calls.ts';
import type { OpenPage } from './open-page.ts';
import { taken, withComment } from './state.ts';

export interface CommentHeeding {
  support(comment: string, supports: boolean): Promise<void>;
  report(comment: string): Promise<void>;
  remove(comment: string): Promise<void>;
}

/** What is done about a comment that is there: told in its place, and put right where the council refuses it. */
export function commentHeeding(
  realm: RealmId,
  content: string,
  { entered }: DeskCalls,
  { open, patch, tell }: OpenPage,
): CommentHeeding {
  const failed = (refusal: CommentDeskRefusal, about: string) =>
    tell({ kind: 'failed', isOffline: refusal.kind === 'unreachable' }, about);
  const change = (id: string, work: (comment: ReadComment) => ReadComment) => {
    const page = open()?.page;
    if (page) patch({ page: { ...page, threads: withComment(page.threads, id, work) } });
  };

  /** Takes a comment out of the page, or what is left of it. */
  const takeOut = (id: string) => {
    const page = open()?.page;
    if (!page) return;
    const head = page.threads.find((one) => one.id === id);
    const all: readonly ReadComment[] = page.threads.flatMap((one) => [one, ...one.replies]);
    const isPublished = all.some((one) => one.id === id && one.state === 'published');
    const threads = withComment(page.threads, id, (one) => taken(one, head?.replies.length ?? 0));
    const total = page.total - (page.threads.length - threads.length);
    patch({ page: { ...page, threads, total, published: page.published - Number(isPublished) } });
  };

  return {
    support: async (id, supports) => {
      const step = supports ? 1 : -1;
      change(id, (one) => ({ ...one, supports: one.supports + step, supported: supports }));
      const answered = await entered((desk) => desk.support(realm, content, id, supports));
      if (!isLeft(answered)) return change(id, (one) => ({ ...one, supports: answered.right }));
      change(id, (one) => ({ ...one, supports: one.supports - step, supported: !supports }));
      return failed(answered.left, id);
    },
    report: async (id) => {
      const answered = await entered((desk) => desk.report(realm, content, id));
      if (isLeft(answered)) return failed(answered.left, id);
      patch({ reported: new Set([...(open()?.reported ?? []), id]) });
      return tell({ kind: 'reported' }, id);
    },
    remove: async (id) => {
      const answered = await entered((desk) => desk.remove(realm, content, id));
      if (isLeft(answered)) return failed(answered.left, id);
      takeOut(id);
      return tell({ kind: 'removed' });
    },
  };
}
