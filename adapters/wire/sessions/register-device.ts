import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { registerWire, userWire } from './profile.ts';
import { optionalText } from '../query.ts';

/** Makes a user of a device, whose id is secret. */
export const registerDeviceCall = {
  method: 'post',
  path: '/users/v2/auth/register',
  query: { realm: optionalText },
  caller: 'anybody',
  body: registerWire,
  answer: userWire,
  refusals: ['noSession', 'tooManyAttempts', 'mailFailed'],
} as const satisfies Call;

export const registerDeviceText: CallText<typeof registerDeviceCall> = {
  call: registerDeviceCall,
  id: 'registerDevice',
  topic: 'sessions',
  summary:
    'Makes a user of a device, whose id is secret: 32 to 128 letters, digits, dashes or underscores. Or stores the data that the user of the session enters about themselves, all of it each time; a new e-mail is sent a code.',
  query: { realm: { tells: 'The town; without it, that of the host.', example: 'vilanova' } },
  example: {
    deviceId: '3f1c9a5e7b2d4860a1c3e5f708192a3b',
    password: 'The SHA-256 of the device id, in hexadecimal',
  },
  answer: 'The user, the same for the same device.',
};
