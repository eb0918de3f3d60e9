import { askedVoteWire, myVoteWire } from '#adapters/wire/vote.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

export const myVoteCall: CallDescription = {
  id: 'readMyVote',
  method: 'post',
  path: '/api/{realm}/surveys/{id}/myvote',
  topic: 'surveys',
  summary:
    'The vote that may still be changed, to who has its receipt code. All that could tell who has voted is refused alike.',
  needsSession: true,
  body: {
    codec: askedVoteWire,
    example: {
      census: { id: '12345678Z', secrets: ['1984', 'K7QM', '2XRA', 'VD5H', 'N3TE', 'W6PJ', 'B4ZC'] },
    },
  },
  answer: { kind: 'json', codec: myVoteWire, tells: 'The answer, and its survey.' },
  refusals: ['censusInvalid', 'noSession', 'unknownRealm'],
};
