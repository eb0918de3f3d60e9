import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { rawAnswerWire } from '../../voting/ballot-list.ts';
import { secretsWire } from '../../voting/vote.ts';

/** An answer to a survey, at a kiosk. */
export const voteAtKioskCall = {
  method: 'post',
  path: '/api/{realm}/kiosk/votes',
  caller: 'anybody',
  body: t.type({ voter: t.string, survey: t.string, answer: rawAnswerWire, code: secretsWire }),
  answer: t.type({ status: t.literal('ok') }),
  refusals: [
    'deskRefused',
    'alreadyVoted',
    'unknownVote',
    'censusInvalid',
    'notStarted',
    'closed',
    'notActive',
    'answerRefused',
    'notRegistered',
    'notForPerson',
    'unknownSurvey',
    'storageFailed',
  ],
} as const satisfies Call;

export const voteAtKioskText: CallText<typeof voteAtKioskCall> = {
  call: voteAtKioskCall,
  id: 'voteAtKiosk',
  topic: 'votes',
  summary:
    'Votes in a survey of the vote of the kiosk, for the voter that a pass named. code is the six entries of a code by chance that the page forgets: sent again after a lost answer, the vote counts once. No device is marked, and no receipt is given. It is counted as assisted, with the main survey. where of deskRefused: noKiosk, noVoter (ten minutes are over, they left, or the kiosk was ended).',
  example: {
    voter: 'Q0nJ2m7c',
    survey: 'presupuestos-2027',
    answer: ['p-339', 'p-441'],
    code: ['K7QM', '2XRA', 'VD5H', 'N3TE', 'W6PJ', 'B4ZC'],
  },
  answer: 'The vote is stored. Which ballot it is, is not said.',
};
