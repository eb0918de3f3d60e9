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
    'Reports a comment to the staff, once for each user, with a reason and words of their own (300 characters are kept) if the reader gives them. The staff read both without the reader’s name. It stays where it is until they decide.',
  example: { reason: 'insults', words: 'Se mete con mi hija.' },
  answer: 'It is reported.',
};
