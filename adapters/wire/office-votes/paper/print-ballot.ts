import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { oneWordOf } from '../../query.ts';

/** The paper ballot of a vote, to be printed. */
export const printBallotCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/ballot',
  query: { size: oneWordOf(['usual', 'large']) },
  caller: 'staff',
  act: 'vote.readTurnout',
  answer: { type: 'application/pdf' },
  refusals: ['unknownSurvey', 'boxRefused'],
} as const satisfies Call;

export const printBallotText: CallText<typeof printBallotCall> = {
  call: printBallotCall,
  id: 'printBallot',
  topic: 'votes',
  summary:
    'The paper ballot of an opened vote as a PDF: its questions as they were fixed, in the two languages of the town, with the numbers by which ballots are entered. All copies are the same; backs are blank.',
  query: { size: { tells: 'large prints it in letters of 20 points instead of 14.' } },
  answer: 'The ballot.',
};
