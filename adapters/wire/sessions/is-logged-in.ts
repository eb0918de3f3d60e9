import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { userWire } from './profile.ts';
import { optionalText } from '../query.ts';

/** The user of this session. */
export const isLoggedInCall = {
  method: 'get',
  path: '/users/v2/auth/loggedin',
  query: { realm: optionalText },
  caller: 'session',
  answer: userWire,
  refusals: [],
} as const satisfies Call;

export const isLoggedInText: CallText<typeof isLoggedInCall> = {
  call: isLoggedInCall,
  id: 'isLoggedIn',
  topic: 'sessions',
  summary: 'The user of this session.',
  query: { realm: { tells: 'The town; without it, that of the host.', example: 'vilanova' } },
  answer: 'The user of the session.',
};
