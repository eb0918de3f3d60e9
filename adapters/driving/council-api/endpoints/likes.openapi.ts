import { listOf } from '#adapters/wire/document.ts';
import { likeGivenWire, likesAskedWire, likesWire, manyLikesAskedWire } from '#adapters/wire/likes/likes.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

export const likeCalls: readonly CallDescription[] = [
  {
    id: 'readLikes',
    method: 'post',
    path: '/api/{realm}/surveys/content/{id}',
    topic: 'surveys',
    summary: 'How many devices like a proposal, and whether the one that asks does.',
    body: { codec: likesAskedWire, example: { displayType: 'likes' } },
    answer: { kind: 'json', codec: likesWire, tells: 'The likes.' },
    refusals: ['unknownRealm', 'unknownDocument', 'notActive'],
  },
  {
    id: 'readManyLikes',
    method: 'post',
    path: '/api/{realm}/surveys/content',
    topic: 'surveys',
    summary: 'The likes of up to 100 proposals at once, in the order asked, as a list shows them.',
    body: {
      codec: manyLikesAskedWire,
      example: { displayType: 'likes', contents: ['p-339', 'p-2847'] },
    },
    answer: { kind: 'json', codec: listOf(likesWire), tells: 'The likes.' },
    refusals: ['unknownRealm', 'unknownDocument', 'notActive'],
  },
  {
    id: 'giveLike',
    method: 'post',
    path: '/api/{realm}/surveys/content/{id}/vote',
    topic: 'surveys',
    summary:
      'Likes a proposal, or takes that back with `liked: false`. Each device counts once; the same again changes nothing.',
    needsSession: true,
    body: { codec: likeGivenWire, example: { liked: true } },
    answer: { kind: 'json', codec: likesWire, tells: 'The likes from now on.' },
    refusals: ['noSession', 'unknownRealm', 'unknownDocument', 'notActive'],
  },
];
