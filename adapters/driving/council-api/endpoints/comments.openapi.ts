import * as t from 'io-ts';
import {
  commentPageWire,
  commentWire,
  moderatingWire,
  newCommentWire,
  staffCommentWire,
  supportGivenWire,
  supportsWire,
} from '#adapters/wire/comments/comment.ts';
import { listOf } from '#adapters/wire/document.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

const doneWire = t.type({ status: t.literal('ok') });
const page = [
  { name: 'limit', tells: 'How many, at most 100; 20 by default.', example: '20' },
  { name: 'offset', tells: 'How many before the first.', example: '0' },
] as const;
const one = '/api/{realm}/comments/{id}/{comment}';

export const commentCalls: readonly CallDescription[] = [
  {
    id: 'readComments',
    method: 'get',
    path: '/api/{realm}/comments/{id}',
    topic: 'comments',
    summary:
      'The comments on a proposal, with their answers. Where comments are switched off, the proposal is as unknown here as one that there is not.',
    query: [
      { name: 'order', tells: '`oldest` (by default), `newest` or `supported`.', example: 'newest' },
      ...page,
    ],
    answer: { kind: 'json', codec: commentPageWire, tells: 'A page of the comments.' },
    refusals: ['unknownRealm', 'unknownDocument', 'wrongQuery'],
  },
  {
    id: 'writeComment',
    method: 'post',
    path: '/api/{realm}/comments/{id}',
    topic: 'comments',
    summary:
      'Comments a proposal, or answers a comment, under a name of one’s choice. Only for those who verified an e-mail. The same key again gives the same comment back.',
    needsSession: true,
    body: {
      codec: newCommentWire,
      example: { name: 'Ana del Raval', text: 'Me parece bien.', key: '3f0c1c8e' },
    },
    answer: { kind: 'json', codec: commentWire, tells: 'The comment; `pending` where staff look first.' },
    refusals: [
      'noSession',
      'unknownRealm',
      'unknownDocument',
      'unknownComment',
      'profileIncomplete',
      'commentRefused',
      'tooManyComments',
      'keyReused',
    ],
  },
  {
    id: 'deleteComment',
    method: 'post',
    path: `${one}/delete`,
    topic: 'comments',
    summary: 'Takes back a comment of one’s own: its text and name are erased.',
    needsSession: true,
    answer: { kind: 'json', codec: doneWire, tells: 'It is gone.' },
    refusals: ['noSession', 'unknownRealm', 'unknownComment'],
  },
  {
    id: 'supportComment',
    method: 'post',
    path: `${one}/support`,
    topic: 'comments',
    summary:
      'Supports a comment, or takes that back with `supports: false`. Each user counts once; the same again changes nothing.',
    needsSession: true,
    body: { codec: supportGivenWire, example: { supports: true } },
    answer: { kind: 'json', codec: supportsWire, tells: 'Its supports from now on.' },
    refusals: ['noSession', 'unknownRealm', 'unknownDocument', 'unknownComment'],
  },
  {
    id: 'reportComment',
    method: 'post',
    path: `${one}/report`,
    topic: 'comments',
    summary: 'Reports a comment to the staff, once for each user. It stays where it is until they decide.',
    needsSession: true,
    answer: { kind: 'json', codec: doneWire, tells: 'It is reported.' },
    refusals: ['noSession', 'unknownRealm', 'unknownDocument', 'unknownComment'],
  },
  {
    id: 'listComments',
    method: 'get',
    path: '/api/{realm}/staff/comments',
    topic: 'comments',
    summary:
      'Staff list what waits for them (`pending`, the oldest first), was `reported` (the most first) or is there at all (`all`).',
    query: [
      { name: 'state', tells: '`pending` (by default), `reported` or `all`.', example: 'reported' },
      ...page,
    ],
    answer: { kind: 'json', codec: listOf(staffCommentWire), tells: 'The comments.' },
    refusals: ['unknownRealm', 'notStaff', 'wrongQuery'],
  },
  {
    id: 'moderateComment',
    method: 'post',
    path: '/api/{realm}/staff/comments/{comment}',
    topic: 'comments',
    summary:
      'Staff publish a comment, which settles its reports, or hide it for a reason, which its author is mailed. Who did it and when is kept.',
    body: { codec: moderatingWire, example: { hide: 'offTopic' } },
    answer: { kind: 'json', codec: staffCommentWire, tells: 'The comment as it is now.' },
    refusals: ['unknownRealm', 'notStaff', 'unknownComment'],
  },
];
