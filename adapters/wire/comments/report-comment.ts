import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { doneWire } from '../done.ts';

/** Reports a comment to the staff. */
export const reportCommentCall = {
  method: 'post',
  path: '/api/{realm}/comments/{id}/{comment}/report',
  caller: 'session',
  answer: doneWire,
  refusals: ['unknownDocument', 'unknownComment'],
} as const satisfies Call;

export const reportCommentText: CallText<typeof reportCommentCall> = {
  call: reportCommentCall,
  id: 'reportComment',
  topic: 'comments',
  summary: 'Reports a comment to the staff, once for each user. It stays where it is until they decide.',
  answer: 'It is reported.',
};
