import type { CommentDeskRefusal, CommentsRead } from '#application/ports/comment-desk.ts';
import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import type { CommentOrder } from '#domain/comments/threads.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { deskCalls } from './desk-calls.ts';
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

/** What a reading may be refused with beside what only writing knows of. */
function asCouncil(refusal: CommentDeskRefusal): CouncilRefusal {
  switch (refusal.kind) {
    case 'unknownComment':
    case 'profileIncomplete':
    case 'keyReused':
    case 'tooManyComments':
    case 'commentRefused':
      return { kind: 'serverFailed', status: 500 };
    default:
      return refusal;
  }
}

/** An answer to what is not on the page goes on as a comment: nothing that was written is lost from sight. */
const inSight = (writing: Writing, { threads }: CommentsRead): Writing =>
  threads.some(({ id }) => id === writing.replyTo) ? writing : { ...writing, replyTo: null };

/** The comments on a proposal: read, written, supported, reported, taken back. Knows no page. */
export function commentsPresenter(council: Council, content: string): CommentsPresenter {
  const { realm, clock } = council;
  const page = openPage();
  const { subject, open, patch, tell } = page;
  const calls = deskCalls(council);
  const { draft, ...writer } = commentWriter(council, content, calls, page);
  const read = (order: CommentOrder, offset: number) =>
    calls.asked((desk) => desk.read(realm, content, { order, limit: pageLength, offset }));

  const begin = async (order: CommentOrder) => {
    const answered = await read(order, 0);
    if (isLeft(answered)) {
      const refusal = asCouncil(answered.left);
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
    ...commentHeeding(realm, content, calls, page),
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
