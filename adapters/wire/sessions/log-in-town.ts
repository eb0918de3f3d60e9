import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { loginWire } from './device.ts';
import { userWire } from './profile.ts';

/** Opens a session. */
export const logInTownCall = {
  method: 'post',
  path: '/users/{realm}/login',
  caller: 'anybody',
  body: loginWire,
  answer: userWire,
  refusals: ['loginFailed'],
} as const satisfies Call;

export const logInTownText: CallText<typeof logInTownCall> = {
  call: logInTownCall,
  id: 'logInTown',
  topic: 'sessions',
  summary: 'Opens a session: its cookie is set by the answer.',
  example: {
    user: '3f1c9a5e7b2d4860a1c3e5f708192a3b',
    password: 'The SHA-256 of the device id, in hexadecimal',
  },
  answer: 'The user. Only an answer with _id is a login.',
};
