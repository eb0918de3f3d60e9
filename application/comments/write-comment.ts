import type { Clock } from '#application/ports/clock.ts';
import type { CommentStore, CommentStoreRefusal } from '#application/ports/server/comment-store.ts';
import type { ParticipationContents } from '#application/ports/server/participation-contents.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { type Comment, firstState, isPublishedComment } from '#domain/comments/comment.ts';
import { limitSpan, nextCommentFrom } from '#domain/comments/comment-limit.ts';
import { type CommentFault, readCommentName, readCommentText } from '#domain/comments/comment-words.ts';
import { reference } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import { commentable, type NotCommentable } from './commentable.ts';

interface Ports {
  readonly participation: ParticipationContents;
  readonly comments: CommentStore;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly keys: Pick<VotingKeys, 'account'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** What somebody sends about a proposal. */
export interface WrittenComment {
  readonly realm: RealmId;
  readonly content: string;
  /** The user of the session. */
  readonly author: string;
  /** Made with the draft; null for clients that send none: those may send twice. */
  readonly key: string | null;
  readonly name: string;
  readonly text: string;
  readonly replyTo: string | null;
}

export type WriteRefusal =
  | NotCommentable
  | CommentStoreRefusal
  | { readonly kind: 'unknownComment' | 'profileIncomplete' }
  | { readonly kind: 'commentRefused'; readonly fault: CommentFault };

/**
 * Takes a comment of somebody who verified an e-mail. The same key again gives the same comment back, also when it has
 * been hidden since.
 */
export const writeComment =
  (ports: Ports) =>
  async (written: WrittenComment): Promise<Either<WriteRefusal, Comment>> => {
    const { participation, comments, profiles, clock } = ports;
    const { realm, content, author, replyTo } = written;
    const moderation = await commentable(participation, realm, content);
    if (isLeft(moderation)) return moderation;
    const profile = (await profiles.find(realm, author))?.profile;
    if (profile?.isVerified !== true) return left({ kind: 'profileIncomplete' });
    const [name, text] = [readCommentName(written.name), readCommentText(written.text)];
    if (isLeft(text)) return left({ kind: 'commentRefused', fault: text.left });
    if (isLeft(name)) return left({ kind: 'commentRefused', fault: name.left });
    if (replyTo !== null && !(await mayBeAnswered(comments, written, replyTo)))
      return left({ kind: 'unknownComment' });
    const now = clock.now();
    const state = firstState(moderation.right);
    const words = { name: name.right, text: text.right };
    const rest = { createdAt: now, reports: 0, supports: 0, history: [] };
    const comment = { realm, id: newId(ports), content, replyTo, author, ...words, state, ...rest };
    const room = (times: readonly number[]) => nextCommentFrom(times, now);
    return comments.add({ comment, ...namesOf(ports, written), since: now - limitSpan, room });
  };

const newId = ({ random }: Ports): string => reference(random(10));

/** A published comment on the same proposal that answers nothing itself. */
async function mayBeAnswered(
  comments: CommentStore,
  { realm, content }: WrittenComment,
  replyTo: string,
): Promise<boolean> {
  const head = await comments.find(realm, replyTo);
  return head !== null && head.content === content && head.replyTo === null && isPublishedComment(head);
}

function namesOf(ports: Ports, { realm, content, author, key, name, text, replyTo }: WrittenComment) {
  const own = key ?? newId(ports);
  return {
    key: ports.keys.account(`comment key ${realm} ${author} ${own}`),
    print: ports.keys.account(`comment ${JSON.stringify([content, name, text, replyTo])}`),
  };
}
