import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** Mails the code by which a person who wants to wait proves their address. */
export const mailWaitingCodeCall = {
  method: 'post',
  path: '/api/{realm}/appointments/waiting/codes',
  caller: 'session',
  body: t.type({ key: t.string, email: t.string }),
  answer: t.type({ sent: t.boolean }),
  refusals: ['appointmentRefused', 'tooManyAttempts', 'mailFailed', 'storageFailed'],
} as const satisfies Call;

export const mailWaitingCodeText: CallText<typeof mailWaitingCodeCall> = {
  call: mailWaitingCodeCall,
  id: 'mailWaitingCode',
  topic: 'appointments',
  summary:
    'Mails a code to who wants to wait for services for which the census is not checked. It is good once, for half an hour; another one makes it void.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', email: 'empar@correo.example' },
  answer: 'That it was sent.',
};
