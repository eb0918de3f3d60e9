import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { myVoteBodyWire, myVoteWire } from './vote.ts';

/** The vote that may still be changed, or that belongs to a chain of which another can, for the holder of its receipt code. */
export const readMyVoteCall = {
  method: 'post',
  path: '/api/{realm}/surveys/{id}/myvote',
  caller: 'session',
  body: myVoteBodyWire,
  answer: myVoteWire,
  refusals: ['censusInvalid'],
} as const satisfies Call;

export const readMyVoteText: CallText<typeof readMyVoteCall> = {
  call: readMyVoteCall,
  id: 'readMyVote',
  topic: 'surveys',
  summary:
    'The vote that may still be changed, or that belongs to a chain of which another can, for the holder of its receipt code. All refusals that could reveal who has voted are the same.',
  example: { census: { id: '12345678Z', secrets: ['1984', 'K7QM', '2XRA', 'VD5H', 'N3TE', 'W6PJ', 'B4ZC'] } },
  answer: 'The answer, and its survey.',
};
