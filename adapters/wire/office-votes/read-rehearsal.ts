import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { rehearsalWire } from './rehearsal.ts';

/** The rehearsal of a vote. */
export const readRehearsalCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/rehearsal',
  caller: 'staff',
  act: 'vote.read',
  answer: rehearsalWire,
  refusals: ['unknownSurvey'],
} as const satisfies Call;

export const readRehearsalText: CallText<typeof readRehearsalCall> = {
  call: readRehearsalCall,
  id: 'readRehearsal',
  topic: 'votes',
  summary:
    'The rehearsal of a vote that is held now, with its address and its invented people; held is null if there is none. What is voted in it is on its own pages only.',
  answer: 'The rehearsal. may: the caller may begin, close or end one.',
};
