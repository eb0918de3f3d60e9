import type { CommentDrafts } from '#application/ports/browser/comment-drafts.ts';
import { type CommentsRead, readCommentsCall } from '#adapters/wire/comments/read-comments.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { CommentOrder } from '#domain/comments/threads.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { type CommentHeeding, commentHeeding } from './heeding.ts';
import { type OpenPage, openPage } from './open-page.ts';
import type { CommentsState, Writing } from './state.ts';
import { type CommentWriter, commentWriter } from './writer.ts';

/** How many comments are loaded at once; their answers are loaded with them. */
const pageLength = 20;

export interface CommentsPresenter
  extends Presenter<CommentsState>,
    CommentHeeding,
    Omit<CommentWriter, 'draft'> {
  load(): Promise<void>;
  order(order: CommentOrder): Promise<void>;
  more(): Promise<void>;
}

/** An answer to a comment that is not on the page becomes a comment, so that what was written stays in sight. */
const inSight = (writing: Writing, { threads }: CommentsRead): Writing =>
  threads.some(({ id }) => id === writing.replyTo) ? writing : { ...writing, replyTo: null };

type Read = (order: CommentOrder, offset: number) => Promise<Either<CouncilRefusal, CommentsRead>>;

/** Says that the first comments could not be read. */
function showRefused({ subject, open, tell }: OpenPage, refusal: CouncilRefusal, clock: Clock): void {
  if (refusal.kind === 'notFound') return subject.next({ kind: 'none' });
  // A form that is open stays so, with what is being written in it.
  if (open()) return tell({ kind: 'failed', isOffline: refusal.kind === 'unreachable' });
  return subject.next({ kind: 'refused', refusal, at: clock.now() });
}

/** Shows the first comments in an order. */
async function begin(
  page: OpenPage,
  read: Read,
  order: CommentOrder,
  { draft, clock }: Pick<CommentWriter, 'draft'> & Pick<Council, 'clock'>,
): Promise<void> {
  const answered = await read(order, 0);
  if (isLeft(answered)) return showRefused(page, answered.left, clock);
  const before = page.open();
  return page.subject.next({
    kind: 'open',
    page: answered.right,
    order,
    isLoadingMore: false,
    writing: inSight(before?.writing ?? draft(), answered.right),
    told: null,
    about: null,
    reported: before?.reported ?? new Set(),
  });
}

/** Adds the comments after those that are shown, in the same order. */
async function addMore({ open, patch, tell }: OpenPage, read: Read): Promise<void> {
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
}

/** The comments on a proposal: read, written, supported, reported, deleted. It does not use the DOM. */
export function commentsPresenter(council: Council, content: string): CommentsPresenter {
  const { realm, clock } = council;
  const page = openPage();
  let drafts: CommentDrafts | undefined;
  const { draft, ...writer } = commentWriter(council, content, () => drafts, page);
  const read: Read = async (order, offset) => {
    // Drafts need the script for participation; if it does not load, reading works all the same.
    drafts ??= (await council.participation().catch(() => undefined))?.commentDrafts;
    return council.call(readCommentsCall, { realm, id: content, order, limit: pageLength, offset });
  };
  return {
    ...presented(page.subject),
    ...writer,
    ...commentHeeding(council, content, page),
    load: async () => {
      page.subject.next({ kind: 'waiting' });
      await begin(page, read, 'oldest', { draft, clock });
    },
    order: async (order) => {
      if (page.open()?.order !== order) await begin(page, read, order, { draft, clock });
    },
    more: () => addMore(page, read),
  };
}
