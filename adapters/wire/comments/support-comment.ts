import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { supportGivenWire, supportsWire } from './comment.ts';

/** Supports a comment, or withdraws that. */
export const supportCommentCall = {
  method: 'post',
  path: '/api/{realm}/comments/{id}/{comment}/support',
  caller: 'session',
  body: supportGivenWire,
  answer: supportsWire,
  refusals: ['unknownDocument', 'unknownComment'],
} as const satisfies Call;

export const supportCommentText: CallText<typeof supportCommentCall> = {
  call: supportCommentCall,
  id: 'supportComment',
  topic: 'comments',
  summary:
    'Supports a comment, or withdraws that with `supports: false`. Each user counts once; the same again changes nothing.',
  example: { supports: true },
  answer: 'The number of its supports now.',
};
