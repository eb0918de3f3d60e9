import { deleteCommentText } from './delete-comment.ts';
import { listCommentsText } from './list-comments.ts';
import { moderateCommentText } from './moderate-comment.ts';
import { readCommentsText } from './read-comments.ts';
import { reportCommentText } from './report-comment.ts';
import { supportCommentText } from './support-comment.ts';
import { writeCommentText } from './write-comment.ts';

/** The calls of comments. */
export const commentCalls = [
  readCommentsText,
  writeCommentText,
  deleteCommentText,
  supportCommentText,
  reportCommentText,
  listCommentsText,
  moderateCommentText,
] as const;
