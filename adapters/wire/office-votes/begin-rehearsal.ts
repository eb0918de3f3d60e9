import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { rehearsalWire } from './rehearsal.ts';

/** Begins the rehearsal of a vote. */
export const beginRehearsalCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/rehearsal',
  caller: 'staff',
  act: 'vote.prepare',
  body: t.type({ people: t.number }),
  isClosed: true,
  answer: rehearsalWire,
  refusals: ['unknownSurvey', 'rehearsalRefused', 'storageFailed'],
} as const satisfies Call;

export const beginRehearsalText: CallText<typeof beginRehearsalCall> = {
  call: beginRehearsalCall,
  id: 'beginRehearsal',
  topic: 'votes',
  summary:
    'Begins the rehearsal of a vote that is not opened: a copy of its surveys as they are drafted, open now, in a town of its own with a database, keys and an invented census of so many people (at most 500). Whoever has its address is given one of them and votes. It ends by endRehearsal, when the vote is opened, or after seven days; then everything of it is deleted but one step. where says why it does not begin (rehearsalRefused): incomplete, opened, held, tooMany, people.',
  example: { people: 20 },
  answer: 'The rehearsal.',
};
