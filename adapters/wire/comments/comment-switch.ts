import * as t from 'io-ts';
import { type CommentSwitch, readSwitch } from '#domain/comments/moderation.ts';
import { isLeft } from '#domain/shared/result.ts';
import { decode, orNull } from '../decode.ts';

/** Whether a process allows comments on its proposals: `before` or `after` they are published, or `no`. */
const commentSwitchWire = t.partial({ comments: orNull(t.string) });

/** Null if the document says nothing about comments, or nothing that can be read. */
export function readCommentSwitch(raw: unknown): CommentSwitch | null {
  const wire = decode(commentSwitchWire, raw);
  return isLeft(wire) ? null : readSwitch(wire.right.comments);
}
