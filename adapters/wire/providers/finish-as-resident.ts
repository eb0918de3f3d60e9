import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { returnedWire } from './provider-return.ts';
import { userWire } from '../sessions/profile.ts';

/** Finishes a resident's sign-in by the town's identity provider. */
export const finishAsResidentCall = {
  method: 'post',
  path: '/users/{realm}/login/provider/finish',
  caller: 'anybody',
  body: returnedWire,
  isClosed: true,
  answer: t.type({ user: userWire, back: t.string }),
  refusals: ['signInRefused', 'providerAway', 'storageFailed'],
} as const satisfies Call;

export const finishAsResidentText: CallText<typeof finishAsResidentCall> = {
  call: finishAsResidentCall,
  id: 'finishAsResident',
  topic: 'sessions',
  summary:
    'Finishes a resident’s sign-in by the town’s identity provider: fills and verifies their data, and opens a session of the user whose account it is. It is no mark of a vote.',
  example: { returned: { code: 'SplxlOBeZQQYbYS6WxSbIA', state: 'residents.af0ifjsldkj' } },
  answer: 'The user, and the query of the page to which they return.',
};
