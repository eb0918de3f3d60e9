import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { deskAnswerWire } from './desk.ts';

/** Whether the person whose document an officer has looked at may vote. */
export const lookAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/desk/people',
  caller: 'staff',
  act: 'desk.identify',
  body: t.type({ identity: t.string }),
  isClosed: true,
  answer: deskAnswerWire,
  refusals: ['unknownSurvey', 'deskRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const lookAtDeskText: CallText<typeof lookAtDeskCall> = {
  call: lookAtDeskCall,
  id: 'lookAtDesk',
  topic: 'votes',
  summary:
    'Whether a person may vote, by the identity number of a document that an officer has looked at. Nothing of the question is stored: no step, no line in a log. An officer may ask 90 times in ten minutes, and 15 times for a number that nobody in the census has.',
  example: { identity: '12345678Z' },
  answer:
    'mayVote; notListed: the census has nobody of that number, or they are blocked; notForPerson: a survey of the vote is for people of another age or district; hasMark: the person has a mark, and nothing else is known of it; unreadable: it is no identity number.',
};
