import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Looks at the contact of a request, which is noted. */
export const lookAtContactCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}/contact',
  caller: 'staff',
  act: 'request.seeContact',
  answer: t.type({ contact: t.record(t.string, t.string) }),
  refusals: ['unknownRequest', 'storageFailed'],
} as const satisfies Call;

export const lookAtContactText: CallText<typeof lookAtContactCall> = {
  call: lookAtContactCall,
  id: 'lookAtContact',
  topic: 'requests',
  summary:
    'The contact of a request. Each look is a step. A person of staff who is signed in gets it nowhere else; programs with a token get it with the request, as before.',
  answer: 'The contact.',
};
