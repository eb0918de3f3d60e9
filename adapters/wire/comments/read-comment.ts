import type { CommentState, HideReason } from '#domain/comments/comment.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { CommentWire } from './comment.ts';

/** A comment as this device may read it. */
export interface ReadComment {
  readonly id: string;
  readonly replyTo: string | null;
  /** Null if its author is erased, or it is hidden or deleted. */
  readonly name: string | null;
  readonly text: string;
  readonly state: CommentState['kind'];
  readonly reason: HideReason | null;
  readonly createdAt: Instant;
  readonly supports: number;
  readonly supported: boolean;
  readonly isOwn: boolean;
}

export const readComment = ({ _id: id, createdAt, ...rest }: CommentWire): ReadComment => ({
  ...rest,
  id,
  createdAt: Date.parse(createdAt),
});
