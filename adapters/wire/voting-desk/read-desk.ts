import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { deskWire } from './desk.ts';

/** The desk of a vote: its boxes, and what may be done now. */
export const readDeskCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/desk',
  caller: 'staff',
  act: 'desk.identify',
  answer: deskWire,
  refusals: ['unknownSurvey', 'deskRefused'],
} as const satisfies Call;

export const readDeskText: CallText<typeof readDeskCall> = {
  call: readDeskCall,
  id: 'readDesk',
  topic: 'votes',
  summary:
    'The desk of a vote that two people opened and whose surveys all check the census; any other vote has none (deskRefused, where: noDesk).',
  answer:
    'Its boxes with their states, and whether paper ballots may be given into a box now (gives) or envelopes passed (passesEnvelopes). envelopes says what is done with the envelopes of a box: 25 or more are opened together (open), fewer join those of another box (join), or are mixed with the ballots of the only box (withBox). kiosks are those that have not ended. No call of the desk shows how many there are.',
};
