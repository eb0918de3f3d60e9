import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { moderatingWire, staffCommentWire } from './comment.ts';

/** Publishes a comment, or hides it for a reason. */
export const moderateCommentCall = {
  method: 'post',
  path: '/api/{realm}/staff/comments/{comment}',
  caller: 'staff',
  act: 'comment.moderate',
  body: moderatingWire,
  answer: staffCommentWire,
  refusals: ['unknownComment'],
} as const satisfies Call;

export const moderateCommentText: CallText<typeof moderateCommentCall> = {
  call: moderateCommentCall,
  id: 'moderateComment',
  topic: 'comments',
  summary:
    'Staff publish a comment, which settles its reports, or hide it for a reason, which is mailed to its author. The name of the member of staff and the time are stored.',
  example: { hide: 'offTopic' },
  answer: 'The comment as it is now.',
};
