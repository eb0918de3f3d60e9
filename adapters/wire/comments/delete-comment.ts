import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { doneWire } from '../done.ts';

/** Deletes a comment of the user's own. */
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
  summary: 'Deletes a comment of the user’s own: its text and name are erased.',
  answer: 'It is deleted.',
};
