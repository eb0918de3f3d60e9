import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { acceptedWire, voteWire } from './vote.ts';

/** Votes. */
export const castVoteCall = {
  method: 'post',
  path: '/api/{realm}/surveys/{id}/vote',
  caller: 'session',
  body: voteWire,
  answer: acceptedWire,
  refusals: [
    'censusInvalid',
    'alreadyVoted',
    'unknownVote',
    'notStarted',
    'closed',
    'notActive',
    'answerRefused',
    'notRegistered',
    'notForPerson',
    'unknownSurvey',
    'storageFailed',
    'busy',
  ],
} as const satisfies Call;

export const castVoteText: CallText<typeof castVoteCall> = {
  call: castVoteCall,
  id: 'castVote',
  topic: 'surveys',
  summary:
    'Votes. The receipt code is sent as six entries of four characters, A to Z and 2 to 7, at the end of census.secrets; with other characters the vote is refused with 50 and no try is counted; the same vote with the same code gets the same answer and counts once. A vote that replaces an earlier one has change: true; if its code names no vote it is refused with 39 and nothing is stored. Without answer, stars may be in rating, and those of several answers as numbers by the ids of the answers.',
  example: {
    answer: ['p-339', 'p-441'],
    census: { id: '12345678Z', secrets: ['1984', 'K7QM', '2XRA', 'VD5H', 'N3TE', 'W6PJ', 'B4ZC'] },
  },
  answer: 'The vote is stored; ballot names it in the published list.',
};
