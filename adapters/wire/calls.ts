import type { CallDescription } from './call-description.ts';
import { describeCall } from './call-text.ts';
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
