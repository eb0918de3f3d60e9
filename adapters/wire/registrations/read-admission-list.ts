import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import * as t from 'io-ts';
import { nullable } from '../decode.ts';

/** The published list of who is admitted. */
export const readAdmissionListCall = {
  method: 'get',
  path: '/api/{realm}/registrations/activities/{id}/list',
  caller: 'anybody',
  answer: t.type({
    provisional: nullable(t.string),
    final: nullable(t.string),
    items: t.array(t.type({ code: t.string, isAdmitted: t.boolean, reason: t.string })),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readAdmissionListText: CallText<typeof readAdmissionListCall> = {
  call: readAdmissionListCall,
  id: 'readAdmissionList',
  topic: 'registrations',
  summary:
    'The list of who is admitted that is published now, by letters instead of names, with the reason of each exclusion. Empty before one is.',
  answer: 'The list, by letters, and when it was published.',
};
