import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable, wordOf } from '../../decode.ts';

/** Publishes a list of who is admitted. */
export const publishAdmissionListCall = {
  method: 'post',
  path: '/api/{realm}/staff/registrations/activities/{id}/lists',
  caller: 'staff',
  act: 'registration.decide',
  body: t.type({ list: wordOf(['provisional', 'final']) }),
  isClosed: true,
  answer: t.type({ provisional: nullable(t.string), final: nullable(t.string) }),
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const publishAdmissionListText: CallText<typeof publishAdmissionListCall> = {
  call: publishAdmissionListCall,
  id: 'publishAdmissionList',
  topic: 'registrations',
  summary:
    'Publishes the provisional list once applications have closed and every one is decided, or the final one once appeals have ended and every one is answered. Applicants are mailed. From the final list on nothing of it changes, and the draw can be held. undecided says how many are left.',
  example: { list: 'provisional' },
  answer: 'When each list was published.',
};
