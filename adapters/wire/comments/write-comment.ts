import type { CommentFault } from '#domain/comments/comment-words.ts';
import type { Call, CallRefusal } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { commentWire, newCommentWire } from './comment.ts';
import { readComment } from './read-comment.ts';

/** Comments a proposal, or answers a comment. */
export const writeCommentCall = {
  method: 'post',
  path: '/api/{realm}/comments/{id}',
  caller: 'session',
  body: newCommentWire,
  answer: commentWire,
  read: readComment,
  refusals: [
    'unknownDocument',
    'unknownComment',
    'profileIncomplete',
    'commentRefused',
    'tooManyComments',
    'keyReused',
  ],
} as const satisfies Call;

/** What is wrong with a comment that was refused. The kinds are the domain's own: the server runs the same checks. */
export const commentFault = ({ where, faults }: CallRefusal<'commentRefused'>): CommentFault =>
  ({ field: where === 'name' ? 'name' : 'text', ...faults?.[0] }) as CommentFault;

export const writeCommentText: CallText<typeof writeCommentCall> = {
  call: writeCommentCall,
  id: 'writeComment',
  topic: 'comments',
  summary:
    'Comments a proposal, or answers a comment, under a name of the author’s choice. Only for users who verified an e-mail. The same key again returns the same comment.',
  example: { name: 'Ana del Raval', text: 'Me parece bien.', key: '3f0c1c8e' },
  answer: 'The comment; `pending` if staff review it first.',
};
