import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { personWire } from './person.ts';

/** Signs in with a recovery code, which is used up, and sends the cookie of the session. */
export const signInByCodeCall = {
  method: 'post',
  path: '/api/{realm}/access/code',
  caller: 'anybody',
  body: t.type({ code: t.string }),
  isClosed: true,
  answer: personWire,
  refusals: ['codeWrong', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const signInByCodeText: CallText<typeof signInByCodeCall> = {
  call: signInByCodeCall,
  id: 'signInByCode',
  topic: 'staff',
  summary:
    'Signs in with a recovery code, which is used up, and sends the cookie of the session. Case, hyphens and spaces do not matter.',
  example: { code: 'K7QM2-XRAV5' },
  answer: 'The person who is signed in now.',
};
