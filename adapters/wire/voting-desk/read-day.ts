import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { voteDayWire } from './day.ts';

/** The day of a vote, for those who may read its turnout. */
export const readVoteDayCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/day',
  caller: 'staff',
  act: 'vote.readTurnout',
  answer: voteDayWire,
  refusals: ['unknownSurvey', 'deskRefused'],
} as const satisfies Call;

export const readVoteDayText: CallText<typeof readVoteDayCall> = {
  call: readVoteDayCall,
  id: 'readVoteDay',
  topic: 'votes',
  summary:
    'How many have voted, in steps of 25: in all, by day and by channel (web, assisted at a kiosk, paper by box). A part of fewer than 25 is hidden (null), and so is the next one if it could be computed from the others. With fewer than 25 paper ballots in all no channel is shown (channels: null). Of a vote that hides from everybody how many take part nothing is told (total: null). No call of the office shows more. where of deskRefused: noDesk.',
  answer:
    'The figures; stored: whether each mark of the web has a ballot; census: whether it has the people of the opening; copies: the last complete copy; wait: how long voters waited for their answer; kiosks: whether their pages ask; questions: the open requests of forms that name the vote; the incidents that were noted.',
};
