import * as t from 'io-ts';
import type { Comment } from '#domain/comments/comment.ts';
import { readCommentName, readCommentText } from '#domain/comments/comment-words.ts';
import { readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { reasonWire } from './comment.ts';
import { decode, orNull, type Unreadable } from '../decode.ts';

const firstCommentsWire = t.array(
  t.intersection([
    t.type({ _id: t.string, name: t.string, text: t.string, createdAt: t.string }),
    t.partial({ replyTo: orNull(t.string), hidden: orNull(reasonWire) }),
  ]),
);

/**
 * The comments that a proposal begins with, as a town's folder has them (docs/guides/operator.md). They have no
 * author.
 */
export function readFirstComments(
  raw: unknown,
  { realm, timeZone }: { readonly realm: RealmId; readonly timeZone: TimeZone },
  content: string,
): Either<Unreadable, readonly Comment[]> {
  const read = decode(firstCommentsWire, raw);
  if (isLeft(read)) return read;
  const comments: Comment[] = [];
  for (const { _id: id, replyTo = null, hidden = null, ...wire } of read.right) {
    const [name, text] = [readCommentName(wire.name), readCommentText(wire.text)];
    const moment = readMoment(wire.createdAt, timeZone);
    const wrong = isLeft(name) ? 'name' : isLeft(text) ? 'text' : 'createdAt';
    if (isLeft(name) || isLeft(text) || moment === null)
      return left({ kind: 'unreadable', where: `${id} ${wrong}` });
    comments.push({
      realm,
      id,
      content,
      replyTo,
      author: null,
      name: name.right,
      text: text.right,
      state: hidden === null ? { kind: 'published' } : { kind: 'hidden', reason: hidden },
      createdAt: moment.instant,
      reports: 0,
      supports: 0,
      history: [],
    });
  }
  return right(comments);
}
