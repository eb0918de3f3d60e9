import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** Takes the first signature back that an activity is called off. */
export const takeActivityCallOffBackCall = {
  method: 'post',
  path: '/api/{realm}/staff/registrations/activities/{id}/call-off/takenBack',
  caller: 'staff',
  act: 'registration.callOff',
  body: t.type({}),
  isClosed: true,
  answer: t.type({ isTakenBack: t.boolean }),
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const takeActivityCallOffBackText: CallText<typeof takeActivityCallOffBackCall> = {
  call: takeActivityCallOffBackCall,
  id: 'takeActivityCallOffBack',
  topic: 'registrations',
  summary:
    'Takes the first signature back that an activity is called off, by who gave it, as long as nobody else has signed: the history keeps that it was there. A first signature is void after seven days by itself. where of registrationRefused: notSigned, changed.',
  example: {},
  answer: 'That it is taken back.',
};
