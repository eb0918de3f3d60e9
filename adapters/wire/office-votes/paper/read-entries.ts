import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { entriesWire } from './entries.ts';

/** How far the ballots of a box are entered. */
export const readEntriesCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/boxes/{box}/entries',
  caller: 'staff',
  act: 'desk.enterBallots',
  answer: entriesWire,
  refusals: ['unknownSurvey', 'boxRefused'],
} as const satisfies Call;

export const readEntriesText: CallText<typeof readEntriesCall> = {
  call: readEntriesCall,
  id: 'readEntries',
  topic: 'votes',
  summary:
    'How far the ballots of a box are entered, for the person who asks: nobody reads here what another person entered, unless two differ and a third has to decide.',
  answer: 'The states of the ballots, and which one comes next.',
};
