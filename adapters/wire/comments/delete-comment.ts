import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { doneWire } from '../done.ts';

/** Takes back a comment of one's own. */
export const deleteCommentCall = {
  method: 'post',
  path: '/api/{realm}/comments/{id}/{comment}/delete',
  caller: 'session',
  answer: doneWire,
  refusals: ['unknownComment'],
} as const satisfies Call;

export const deleteCommentText: CallText<typeof deleteCommentCall> = {
  call: deleteCommentCall,
  id: 'deleteComment',
  topic: 'comments',
  summary: 'Takes back a comment of one’s own: its text and name are erased.',
  answer: 'It is gone.',
};
