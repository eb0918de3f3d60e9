import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { voteDayWire } from './day.ts';

/** Notes what happened on the day of a vote. */
export const noteIncidentCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/incidents',
  caller: 'staff',
  act: 'vote.readTurnout',
  body: t.type({ words: t.string }),
  isClosed: true,
  answer: voteDayWire,
  refusals: ['unknownSurvey', 'deskRefused', 'storageFailed'],
} as const satisfies Call;

export const noteIncidentText: CallText<typeof noteIncidentCall> = {
  call: noteIncidentCall,
  id: 'noteIncident',
  topic: 'votes',
  summary:
    'Notes an incident of a vote: a step with who, when and the words, which stays for good and goes into the closing record. Words with an identity number, a telephone or an email address are refused. where of deskRefused: noDesk, noWords, tooLong, personal.',
  example: { words: 'Sin luz de 10.05 a 10.20 en la Biblioteca.' },
  answer: 'The day as it is then.',
};
