import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { officeVoteWire } from './vote.ts';

/** One vote as it would be signed now, and what was signed of it. */
export const readVoteCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}',
  caller: 'staff',
  act: 'vote.read',
  answer: officeVoteWire,
  refusals: ['unknownSurvey'],
} as const satisfies Call;

export const readVoteText: CallText<typeof readVoteCall> = {
  call: readVoteCall,
  id: 'readVote',
  topic: 'votes',
  summary:
    'One vote as it would be signed now: the documents of its surveys with their drafts, the hash of their canonical text, the fingerprint of the census, and what prevents its opening; and all that was signed of it.',
  answer: 'The vote. turn is the signature that the caller may give; refused says why there is none.',
};
