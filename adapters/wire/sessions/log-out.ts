import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { loggedOutWire } from './device.ts';
import { optionalText } from '../query.ts';

/** Ends the session, if there is one. */
export const logOutCall = {
  method: 'get',
  path: '/users/v2/auth/logout',
  query: { realm: optionalText },
  caller: 'anybody',
  answer: loggedOutWire,
  refusals: [],
} as const satisfies Call;

export const logOutText: CallText<typeof logOutCall> = {
  call: logOutCall,
  id: 'logOut',
  topic: 'sessions',
  summary: 'Ends the session, if there is one.',
  query: { realm: { tells: 'The town; without it, that of the host.', example: 'vilanova' } },
  answer: 'There is no session now.',
};
