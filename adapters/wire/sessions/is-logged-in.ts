import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { userWire } from './profile.ts';
import { optionalText } from '../query.ts';

/** Whose session this is. */
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
  summary: 'Whose session this is.',
  query: { realm: { tells: 'The town; without it, the one that the host stands for.', example: 'vilanova' } },
  answer: 'The user of the session.',
};
