import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { userWire } from './profile.ts';

/** The user of this session. */
export const isLoggedInTownCall = {
  method: 'get',
  path: '/users/{realm}/loggedin',
  caller: 'session',
  answer: userWire,
  refusals: [],
} as const satisfies Call;

export const isLoggedInTownText: CallText<typeof isLoggedInTownCall> = {
  call: isLoggedInTownCall,
  id: 'isLoggedInTown',
  topic: 'sessions',
  summary: 'The user of this session.',
  answer: 'The user of the session.',
};
