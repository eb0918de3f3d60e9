import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { boxesWire } from './boxes.ts';

/** The ballot boxes of a vote. */
export const readBoxesCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/boxes',
  caller: 'staff',
  act: 'vote.readTurnout',
  answer: boxesWire,
  refusals: ['unknownSurvey'],
} as const satisfies Call;

export const readBoxesText: CallText<typeof readBoxesCall> = {
  call: readBoxesCall,
  id: 'readBoxes',
  topic: 'votes',
  summary:
    'The ballot boxes of a vote that two people opened and whose surveys all check the census: their states, who opened and sealed them, how many ballots were found, and how far these are entered. obstacle says why a vote has none. No sum of any option is told here before the results are.',
  answer: 'The boxes. refused says why the caller may do nothing with them.',
};
