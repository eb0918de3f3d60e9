import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { loginWire } from './device.ts';
import { userWire } from './profile.ts';
import { optionalText } from '../query.ts';

/** Opens a session. */
export const logInCall = {
  method: 'post',
  path: '/users/v2/auth/login',
  query: { realm: optionalText },
  caller: 'anybody',
  body: loginWire,
  answer: userWire,
  refusals: ['loginFailed'],
} as const satisfies Call;

export const logInText: CallText<typeof logInCall> = {
  call: logInCall,
  id: 'logIn',
  topic: 'sessions',
  summary: 'Opens a session: its cookie is set by the answer.',
  query: { realm: { tells: 'The town; without it, that of the host.', example: 'vilanova' } },
  example: {
    user: '3f1c9a5e7b2d4860a1c3e5f708192a3b',
    password: 'The SHA-256 of the device id, in hexadecimal',
  },
  answer: 'The user. Only an answer with _id is a login.',
};
