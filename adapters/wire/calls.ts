import type { CallDescription } from './call-description.ts';
import { describeCall } from './call-text.ts';
import { confirmFollowText } from './following/confirm-follow.ts';
import { endFollowText } from './following/end-follow.ts';
import { followText } from './following/follow-content.ts';
import { listFollowsText } from './following/list-follows.ts';
import { endInOneClickText, openFollowToEndText } from './following/one-click.ts';
import { giveLikeText } from './likes/give-like.ts';
import { readLikesText } from './likes/read-likes.ts';
import { readManyLikesText } from './likes/read-many-likes.ts';
import { deleteCommentText } from './comments/delete-comment.ts';
import { listCommentsText } from './comments/list-comments.ts';
import { moderateCommentText } from './comments/moderate-comment.ts';
import { readCommentsText } from './comments/read-comments.ts';
import { reportCommentText } from './comments/report-comment.ts';
import { supportCommentText } from './comments/support-comment.ts';
import { writeCommentText } from './comments/write-comment.ts';

/** The table of calls, topic by topic, in the order in which they are told. */
export const commentCalls: readonly CallDescription[] = [
  readCommentsText,
  writeCommentText,
  deleteCommentText,
  supportCommentText,
  reportCommentText,
  listCommentsText,
  moderateCommentText,
].map(describeCall);

export const likeCalls: readonly CallDescription[] = [readLikesText, readManyLikesText, giveLikeText].map(
  describeCall,
);

export const followCalls: readonly CallDescription[] = [
  followText,
  confirmFollowText,
  listFollowsText,
  endFollowText,
  endInOneClickText,
  openFollowToEndText,
].map(describeCall);
