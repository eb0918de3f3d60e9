import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { loggedOutWire } from './device.ts';

/** Ends the session, if there is one. */
export const logOutOfTownCall = {
  method: 'get',
  path: '/users/{realm}/logout',
  caller: 'anybody',
  answer: loggedOutWire,
  refusals: [],
} as const satisfies Call;

export const logOutOfTownText: CallText<typeof logOutOfTownCall> = {
  call: logOutOfTownCall,
  id: 'logOutOfTown',
  topic: 'sessions',
  summary: 'Ends the session, if there is one.',
  answer: 'There is no session now.',
};
