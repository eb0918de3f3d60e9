import type { CommentDrafts } from '#application/ports/browser/comment-drafts.ts';
import { type CommentsRead, readCommentsCall } from '#adapters/wire/comments/read-comments.ts';
import type { CommentOrder } from '#domain/comments/threads.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { type CommentHeeding, commentHeeding } from './heeding.ts';
import { openPage } from './open-page.ts';
import type { CommentsState, Writing } from './state.ts';
import { type CommentWriter, commentWriter } from './writer.ts';

/** Comments at once; their answers come along. */
const pageLength = 20;

export interface CommentsPresenter
  extends Presenter<CommentsState>,
    CommentHeeding,
    Omit<CommentWriter, 'draft'> {
  load(): Promise<void>;
  order(order: CommentOrder): Promise<void>;
  more(): Promise<void>;
}

/** An answer to what is not on the page goes on as a comment: nothing that was written is lost from sight. */
const inSight = (writing: Writing, { threads }: CommentsRead): Writing =>
  threads.some(({ id }) => id === writing.replyTo) ? writing : { ...writing, replyTo: null };

/** The comments on a proposal: read, written, supported, reported, taken back. Knows no page. */
export function commentsPresenter(council: Council, content: string): CommentsPresenter {
  const { realm, clock } = council;
  const page = openPage();
  const { subject, open, patch, tell } = page;
  let drafts: CommentDrafts | undefined;
  const { draft, ...writer } = commentWriter(council, content, () => drafts, page);
  const read = async (order: CommentOrder, offset: number) => {
    // Drafts come with the part of the script for taking part; without it one reads all the same.
    drafts ??= (await council.participation().catch(() => undefined))?.commentDrafts;
    return council.call(readCommentsCall, { realm, id: content, order, limit: pageLength, offset });
  };

  const begin = async (order: CommentOrder) => {
    const answered = await read(order, 0);
    if (isLeft(answered)) {
      const refusal = answered.left;
      if (refusal.kind === 'notFound') return subject.next({ kind: 'none' });
      // What is open stays so, with what is being written in it.
      if (open()) return tell({ kind: 'failed', isOffline: refusal.kind === 'unreachable' });
      return subject.next({ kind: 'refused', refusal, at: clock.now() });
    }
    const before = open();
    return subject.next({
      kind: 'open',
      page: answered.right,
      order,
      isLoadingMore: false,
      writing: inSight(before?.writing ?? draft(), answered.right),
      told: null,
      about: null,
      reported: before?.reported ?? new Set(),
    });
  };

  return {
    ...presented(subject),
    ...writer,
    ...commentHeeding(council, content, page),
    load: async () => {
      subject.next({ kind: 'waiting' });
      await begin('oldest');
    },
    order: async (order) => {
      if (open()?.order !== order) await begin(order);
    },
    more: async () => {
      const now = open();
      if (!now || now.isLoadingMore) return;
      patch({ isLoadingMore: true, told: null });
      const answered = await read(now.order, now.page.threads.length);
      patch({ isLoadingMore: false });
      if (isLeft(answered)) return tell({ kind: 'failed', isOffline: answered.left.kind === 'unreachable' });
      const shown = open()?.page.threads ?? [];
      const added = answered.right.threads.filter(({ id }) => !shown.some((one) => one.id === id));
      patch({ page: { ...answered.right, threads: [...shown, ...added] } });
      return tell({ kind: 'more', count: added.length }, added[0]?.id ?? null);
    },
  };
}
