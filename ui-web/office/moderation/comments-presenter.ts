import { BehaviorSubject } from 'rxjs';
import type { StaffComment } from '#adapters/wire/comments/comment.ts';
import { listCommentsCall } from '#adapters/wire/comments/list-comments.ts';
import { moderateCommentCall } from '#adapters/wire/comments/moderate-comment.ts';
import type { HideReason } from '#domain/comments/comment.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** The lists of the screen, in their order; those before `recent` wait for somebody. */
export const shownLists = ['reported', 'personal', 'pending', 'recent', 'hidden', 'decided'] as const;
/** One of them. */
export type ShownList = (typeof shownLists)[number];

/** What was done last, or that it could not be. */
export type Said = 'kept' | 'hidden' | 'unsent' | 'failed';

interface OpenComments {
  readonly kind: 'open';
  readonly list: ShownList;
  readonly items: readonly StaffComment[];
  readonly total: number;
  /** The comment that keys act on. */
  readonly current: string | null;
  /** The comment that is about to be withdrawn. */
  readonly hiding: StaffComment | null;
  readonly isBusy: boolean;
  readonly said: Said | null;
}

/** What the screen of comments shows. */
export type ModerationState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | OpenComments;

export interface ModerationPresenter extends Presenter<ModerationState> {
  /** Reads a list; without one, that in which the named comment is. */
  readonly open: (list: ShownList | null, comment: string | null) => Promise<void>;
  readonly move: (by: 1 | -1) => void;
  /** Reads the comments after those that are listed. */
  readonly more: () => Promise<void>;
  /** Keeps, publishes or puts back: the comment is public, and its reports are settled. */
  readonly publish: (comment: string) => Promise<void>;
  /** Asks why a comment is withdrawn; null asks no more. */
  readonly askWhy: (comment: StaffComment | null) => void;
  readonly hide: (reason: HideReason) => Promise<void>;
}

const mostShown = 100;

/** The list once a comment was decided: the comment leaves it, and the next one has its place. */
function afterDecision(before: OpenComments, decided: StaffComment): Partial<OpenComments> {
  const at = before.items.findIndex(({ _id }) => _id === decided._id);
  const isPublished = decided.state === 'published';
  const stays = before.list === 'decided' || (before.list === 'recent' && isPublished);
  const items = before.items.flatMap((one) => (one._id === decided._id ? (stays ? [decided] : []) : [one]));
  const hidden = (decided.unsent ?? 0) > 0 ? 'unsent' : 'hidden';
  return {
    items,
    total: before.total - (before.items.length - items.length),
    current: stays ? decided._id : ((items[at] ?? items.at(-1))?._id ?? null),
    hiding: null,
    isBusy: false,
    said: isPublished ? 'kept' : hidden,
  };
}

/** The list in which a comment waits, or is. */
function listOf({ state, reports, personalData, history }: StaffComment): ShownList {
  if (state === 'hidden') return 'hidden';
  if (state === 'pending') return 'pending';
  if (reports > 0) return 'reported';
  return personalData.length > 0 && history.length === 0 ? 'personal' : 'recent';
}

/** The comment before or after the current one; the first and the last have themselves there. */
function besideCurrent(open: OpenComments | null, by: 1 | -1): string | null {
  const { items, current } = open ?? { items: [], current: null };
  const at = items.findIndex(({ _id }) => _id === current);
  return items[Math.min(Math.max(at + by, 0), items.length - 1)]?._id ?? null;
}

const listIn = ({ call, realm }: OfficeCouncil, list: ShownList, offset = 0) =>
  call(listCommentsCall, { realm, state: list, limit: mostShown, offset });

/** A list as it is when it is opened, with the named comment in it. */
async function readList(
  council: OfficeCouncil,
  list: ShownList,
  named: StaffComment | null,
): Promise<ModerationState> {
  const found = await listIn(council, list);
  if (isLeft(found)) return { kind: 'failed' };
  const { items: first, itemsCount: total } = found.right;
  const isThere = named === null || first.some(({ _id }) => _id === named._id);
  // A comment that is further down than the list goes is shown before it.
  const items = isThere ? first : [named, ...first];
  const current = (named ?? items[0])?._id ?? null;
  return { kind: 'open', list, items, total, current, hiding: null, isBusy: false, said: null };
}

/** The comments that staff look at, and what they decide about each. */
export function moderationPresenter(council: OfficeCouncil): ModerationPresenter {
  const { call, realm } = council;
  const state = new BehaviorSubject<ModerationState>({ kind: 'loading' });
  const now = () => (state.value.kind === 'open' ? state.value : null);
  const patch = (part: Partial<OpenComments>) => {
    const open = now();
    if (open !== null) state.next({ ...open, ...part });
  };

  async function more(): Promise<void> {
    const before = now();
    if (before === null || before.isBusy) return;
    patch({ isBusy: true });
    const next = await listIn(council, before.list, before.items.length);
    if (isLeft(next)) return patch({ isBusy: false, said: 'failed' });
    const added = next.right.items.filter(({ _id }) => !before.items.some((one) => one._id === _id));
    patch({ isBusy: false, items: [...before.items, ...added], total: next.right.itemsCount });
  }

  const show = async (list: ShownList, named: StaffComment | null) =>
    state.next(await readList(council, list, named));

  async function open(list: ShownList | null, comment: string | null): Promise<void> {
    if (list !== null || comment === null) return show(list ?? 'reported', null);
    const found = await call(listCommentsCall, { realm, id: comment });
    if (isLeft(found)) return state.next({ kind: 'failed' });
    const named = found.right.items[0] ?? null;
    // Its author has deleted it since: there is nothing to read.
    if (named === null || named.state === 'deleted') return show('reported', null);
    return show(listOf(named), named);
  }

  async function decide(comment: string, body: { publish: true } | { hide: HideReason }): Promise<void> {
    const before = now();
    if (before === null || before.isBusy) return;
    patch({ isBusy: true, said: null });
    const done = await call(moderateCommentCall, { realm, comment, body });
    if (isLeft(done)) return patch({ isBusy: false, said: 'failed', hiding: null });
    patch(afterDecision(before, done.right));
  }

  return {
    ...presented(state),
    open,
    more,
    move: (by) => patch({ current: besideCurrent(now(), by) }),
    publish: (comment) => decide(comment, { publish: true }),
    askWhy: (hiding) => patch({ hiding }),
    hide: async (reason) => {
      const hiding = now()?.hiding ?? null;
      if (hiding !== null) await decide(hiding._id, { hide: reason });
    },
  };
}
