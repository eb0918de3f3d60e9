import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { CouncilRequest } from '../request.ts';
import { type PartChange, type TakenBack, undoTime, type UndoWindow } from './undo-window.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Parts that a handling keeps about itself, or that others change at the same time. */
const ownBook: ReadonlySet<string> = new Set([
  'threads',
  'updatedAt',
  'toldAt',
  'seenAt',
  'hasReply',
  'undo',
  'undone',
  'handled',
  'revision',
  'followers',
]);

/** What everybody may see changes at once, and not only after the time for second thoughts: hiding must not wait. */
const atOnce: ReadonlySet<string> = new Set(['approval', 'isPublished']);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function changesBetween(before: CouncilRequest, after: CouncilRequest): readonly PartChange[] {
  const was: Parts = { ...before };
  const is: Parts = { ...after };
  return Object.keys({ ...was, ...is })
    .filter((part) => !ownBook.has(part) && !isSame(was[part], is[part]))
    .map((part) => ({ part, from: was[part], to: is[part] }));
}

/** A request with some parts as a handling found them. */
function withParts(request: CouncilRequest, changes: readonly PartChange[]): CouncilRequest {
  const parts = Object.entries(request).filter(([part]) => !changes.some((one) => one.part === part));
  const found = changes.flatMap(({ part, from }) => (from === undefined ? [] : [[part, from] as const]));
  return Object.fromEntries([...parts, ...found]) as unknown as CouncilRequest;
}

const withoutMessages = ({ threads }: CouncilRequest, { place, count }: UndoWindow) =>
  threads.toSpliced(place, count);

/** A request after a handling that can be taken back: its sender is told when the time for that is over. */
export function withUndo(
  before: CouncilRequest,
  after: CouncilRequest,
  { key, owner, at }: TakenBack,
): CouncilRequest {
  const until = at + undoTime;
  const isTold = after.toldAt !== before.toldAt;
  return {
    ...after,
    toldAt: isTold ? until : after.toldAt,
    undo: {
      key,
      owner,
      until,
      place: before.threads.length,
      count: after.threads.length - before.threads.length,
      changes: changesBetween(before, after),
      toldAt: before.toldAt,
      hasReply: before.hasReply,
    },
  };
}

/** A request whose last handling can no longer be taken back. */
export function withoutUndo(request: CouncilRequest): CouncilRequest {
  const { undo: _, undone: __, ...rest } = request;
  return rest;
}

/** Why a handling cannot be taken back: its time is over, or somebody has handled the request since. */
export type UndoRefusal = 'tooLate' | 'handledSince';

/** Whether the last thing that was taken back is what this call names: then it asks again. */
const isRepeated = ({ undone }: CouncilRequest, { key, owner }: TakenBack): boolean =>
  undone?.owner === owner && (key === null || undone.key === key);

/**
 * A request as it was before its last handling: state, assignee and all other parts, and without its messages. What the
 * sender wrote in the meantime stays. Taking the same handling back again changes nothing.
 */
export function undone(request: CouncilRequest, by: TakenBack): Either<UndoRefusal, CouncilRequest> {
  const { undo } = request;
  if (undo === undefined) return isRepeated(request, by) ? right(request) : left('handledSince');
  const isOwn = undo.owner === by.owner && (by.key === null || undo.key === by.key);
  if (!isOwn) return left('handledSince');
  if (by.at > undo.until) return left('tooLate');
  // A part that was changed again by another way than a handling stays as it is.
  const now: Parts = { ...request };
  const own = undo.changes.filter(({ part, to }) => isSame(now[part], to));
  return right({
    ...withoutUndo(withParts(request, own)),
    threads: withoutMessages(request, undo),
    toldAt: undo.toldAt,
    hasReply: undo.hasReply || request.hasReply,
    updatedAt: by.at,
    undone: { key: undo.key, owner: by.owner, at: by.at },
  });
}

/**
 * A request as its sender and everybody else may see it now: what staff may still take back is not told. What is hidden
 * or approved counts at once.
 */
export function asTold(request: CouncilRequest, now: Instant): CouncilRequest {
  const { undo } = request;
  if (undo === undefined || now > undo.until) return request;
  const waiting = undo.changes.filter(({ part }) => !atOnce.has(part));
  return {
    ...withParts(request, waiting),
    threads: withoutMessages(request, undo),
    toldAt: undo.toldAt,
  };
}
