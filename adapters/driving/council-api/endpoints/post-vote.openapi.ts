import { acceptedWire, voteWire } from '#adapters/wire/vote.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

export const voteCall: CallDescription = {
  id: 'castVote',
  method: 'post',
  path: '/api/{realm}/surveys/{id}/vote',
  topic: 'surveys',
  summary:
    'Votes. The receipt code travels as six entries of four characters at the end of census.secrets; the same vote with the same code gets the same answer and counts once. A vote that replaces an earlier one says change: true; where its code names no vote it is refused with 39 and nothing is stored.',
  needsSession: true,
  body: {
    codec: voteWire,
    example: {
      answer: ['p-339', 'p-441'],
      census: { id: '12345678Z', secrets: ['1984', 'K7QM', '2XRA', 'VD5H', 'N3TE', 'W6PJ', 'B4ZC'] },
    },
  },
  answer: {
    kind: 'json',
    codec: acceptedWire,
    tells: 'The vote is stored; ballot names it in the published list.',
  },
  refusals: [
    'censusInvalid',
    'alreadyVoted',
    'unknownVote',
    'notStarted',
    'closed',
    'notActive',
    'answerRefused',
    'noSession',
    'unknownRealm',
    'unknownSurvey',
    'storageFailed',
    'busy',
  ],
};
