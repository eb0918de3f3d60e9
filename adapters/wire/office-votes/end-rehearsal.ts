import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { rehearsalWire } from './rehearsal.ts';

/** Closes the poll of a rehearsal. */
export const closeRehearsalCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/rehearsal/closed',
  caller: 'staff',
  act: 'vote.prepare',
  body: t.type({}),
  isClosed: true,
  answer: rehearsalWire,
  refusals: ['unknownSurvey', 'storageFailed'],
} as const satisfies Call;

export const closeRehearsalText: CallText<typeof closeRehearsalCall> = {
  call: closeRehearsalCall,
  id: 'closeRehearsal',
  topic: 'votes',
  summary:
    'Closes the poll of the rehearsal of a vote: from then on its pages show the result, as the flags of the survey say, and the list that anybody recounts.',
  example: {},
  answer: 'The rehearsal.',
};

/** Ends a rehearsal and deletes it. */
export const endRehearsalCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/rehearsal/ended',
  caller: 'staff',
  act: 'vote.prepare',
  body: t.type({}),
  isClosed: true,
  answer: rehearsalWire,
  refusals: ['unknownSurvey', 'storageFailed'],
} as const satisfies Call;

export const endRehearsalText: CallText<typeof endRehearsalCall> = {
  call: endRehearsalCall,
  id: 'endRehearsal',
  topic: 'votes',
  summary:
    'Ends the rehearsal of a vote: its database, keys, files and pages are deleted. One step says that it was held and discarded.',
  example: {},
  answer: 'No rehearsal is held then.',
};
