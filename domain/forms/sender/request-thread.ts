import { nextCommentFrom } from '../../comments/comment-limit.ts';
import { characterCount } from '../../comments/comment-words.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { FileKind } from '../entry.ts';
import { mostImages } from '../files/file-limits.ts';
import { takenKinds } from '../files/taken-kinds.ts';
import type { CouncilRequest, SenderReply, ThreadMessage } from '../request.ts';

/** How many characters a reply of the sender may have. */
export const longestReply = 2000;
/** How many replies a request may have: all of them are read with the request. */
export const mostReplies = 100;

/** What is wrong with a reply. `lost`: photos that the council does not have from this sender. */
export type ReplyFault =
  | { readonly kind: 'blank' }
  | { readonly kind: 'tooLong' | 'tooManyImages' | 'tooManyReplies'; readonly most: number }
  | { readonly kind: 'notAPicture' | 'lost'; readonly ids: readonly string[] };

/** A reply as it was written; a photo has no kind if the council does not have it from this sender. */
export interface WrittenReply {
  readonly text: string;
  readonly images: readonly { readonly id: string; readonly kind: FileKind | null }[];
}

const idsOf = (images: WrittenReply['images']) => images.map(({ id }) => id);

/** What is wrong with a reply by itself; null if nothing is. Photos follow the rules of the request's own. */
export function replyFault({ text, images }: WrittenReply): ReplyFault | null {
  if (text.trim() === '' && images.length === 0) return { kind: 'blank' };
  if (characterCount(text.trim()) > longestReply) return { kind: 'tooLong', most: longestReply };
  if (images.length > mostImages) return { kind: 'tooManyImages', most: mostImages };
  const lost = images.filter(({ kind }) => kind === null);
  if (lost.length > 0) return { kind: 'lost', ids: idsOf(lost) };
  const taken: readonly (FileKind | null)[] = takenKinds.image;
  const strange = images.filter(({ kind }) => !taken.includes(kind));
  return strange.length > 0 ? { kind: 'notAPicture', ids: idsOf(strange) } : null;
}

/** Why a reply is not added to a request. */
export type ReplyRefusal =
  | { readonly kind: 'requestOver' | 'keyReused' }
  | { readonly kind: 'tooManyAttempts'; readonly from: Instant }
  | { readonly kind: 'replyRefused'; readonly fault: ReplyFault };

/** Whether the sender can reply: not once the request was taken back. */
export const canReply = ({ status }: Pick<CouncilRequest, 'status'>): boolean => status !== 'Retirada';

/** Whether the council did something since the sender last looked. */
export const hasNews = ({ toldAt, seenAt }: Pick<CouncilRequest, 'toldAt' | 'seenAt'>): boolean =>
  toldAt !== null && (seenAt === null || toldAt > seenAt);

const isSame = (before: ThreadMessage, text: string, { images }: SenderReply): boolean =>
  before.text === text && before.reply?.images.join() === images.join();

/**
 * The request with a reply of its sender at the end. The same reply under the same key gives the request unchanged, so
 * that a sender may send again after a lost connection; another reply under that key is refused. The pace is that of
 * comments: five in ten minutes, thirty in a day.
 */
export function withReply(
  request: CouncilRequest,
  { at, text, reply }: { readonly at: Instant; readonly text: string; readonly reply: SenderReply },
): Either<ReplyRefusal, CouncilRequest> {
  const own = request.threads.filter((one) => one.reply !== undefined);
  const before = own.find((one) => one.reply?.key === reply.key);
  if (before !== undefined) return isSame(before, text, reply) ? right(request) : left({ kind: 'keyReused' });
  if (!canReply(request)) return left({ kind: 'requestOver' });
  if (own.length >= mostReplies)
    return left({ kind: 'replyRefused', fault: { kind: 'tooManyReplies', most: mostReplies } });
  const from = nextCommentFrom(
    own.map((one) => one.at),
    at,
  );
  if (from !== null) return left({ kind: 'tooManyAttempts', from });
  const said: ThreadMessage = { at, by: '', text, isNote: false, reply };
  return right({ ...request, threads: [...request.threads, said], hasReply: true, updatedAt: at });
}
