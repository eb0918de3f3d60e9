import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { voteRowWire } from './vote.ts';

/** The votes of a town. */
export const listVotesCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes',
  caller: 'staff',
  act: 'vote.read',
  answer: t.type({ items: t.array(voteRowWire) }),
  refusals: [],
} as const satisfies Call;

export const listVotesText: CallText<typeof listVotesCall> = {
  call: listVotesCall,
  id: 'listVotes',
  topic: 'votes',
  summary:
    'The votes of the town that the caller may read, prepared, opened or loaded; a chain of surveys is one vote, named by its main survey. Nobody sees here how many have voted.',
  answer: 'The votes, those that nobody has opened first.',
};
