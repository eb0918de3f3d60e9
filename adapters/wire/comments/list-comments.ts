import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { listOf } from '../document.ts';
import { oneWordOf, optionalText, stretch } from '../query.ts';
import { staffCommentWire } from './comment.ts';

/** What staff may list; the first is the default. */
export const commentLists = [
  'pending',
  'reported',
  'all',
  'personal',
  'recent',
  'hidden',
  'decided',
] as const;

/** Comments as staff list them. */
export const listCommentsCall = {
  method: 'get',
  path: '/api/{realm}/staff/comments',
  query: { state: oneWordOf(commentLists), id: optionalText, ...stretch(20, 200) },
  caller: 'staff',
  act: 'comment.read',
  answer: listOf(staffCommentWire),
  refusals: [],
} as const satisfies Call;

export const listCommentsText: CallText<typeof listCommentsCall> = {
  call: listCommentsCall,
  id: 'listComments',
  topic: 'comments',
  summary:
    'Staff list comments that wait for a decision (`pending`, the oldest first), that were `reported` (those with the most reports first), `all`, or those that look as if they had a telephone, an address or an identity number (`personal`), the `recent` published ones or the `hidden` ones, the newest first, or those that staff `decided` about, the latest decision first. With `id` only that comment, whatever its state.',
  query: {
    state: {
      tells: '`pending` (by default), `reported`, `all`, `personal`, `recent`, `hidden` or `decided`.',
      example: 'reported',
    },
    id: { tells: 'The id of one comment.' },
    limit: { tells: 'How many, at most 200; 20 by default.', example: '20' },
    offset: { tells: 'How many to leave out first.', example: '0' },
  },
  answer: 'The comments.',
};
