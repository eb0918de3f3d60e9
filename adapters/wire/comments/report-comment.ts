import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { reportGivenWire } from './comment.ts';
import { doneWire } from '../done.ts';

/** Reports a comment to the staff. */
export const reportCommentCall = {
  method: 'post',
  path: '/api/{realm}/comments/{id}/{comment}/report',
  caller: 'session',
  body: reportGivenWire,
  answer: doneWire,
  refusals: ['unknownDocument', 'unknownComment'],
} as const satisfies Call;

export const reportCommentText: CallText<typeof reportCommentCall> = {
  call: reportCommentCall,
  id: 'reportComment',
  topic: 'comments',
  summary:
    'Reports a comment to the staff, once for each user, with a reason if the reader gives one. It stays where it is until they decide.',
  example: { reason: 'insults' },
  answer: 'It is reported.',
};
