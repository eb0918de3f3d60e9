import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** The people of staff who may answer requests. */
export const listColleaguesCall = {
  method: 'get',
  path: '/api/{realm}/staff/colleagues',
  query: { mailbox: optionalText },
  isClosed: true,
  caller: 'staff',
  act: 'request.read',
  answer: t.type({ items: t.array(t.type({ name: t.string })) }),
  refusals: [],
} as const satisfies Call;

export const listColleaguesText: CallText<typeof listColleaguesCall> = {
  call: listColleaguesCall,
  id: 'listColleagues',
  topic: 'requests',
  summary:
    'The people of staff who may answer requests, to assign one to. Any other name is accepted too: a crew or a company signs in nowhere.',
  query: { mailbox: { tells: 'Only those who may answer in this mailbox.', example: 'incidencias' } },
  answer: 'Their names, in the order of the alphabet.',
};
