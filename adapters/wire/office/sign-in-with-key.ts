import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { personWire } from './person.ts';

/** Signs in with the answer of a passkey, and sends the cookie of the session. */
export const signInWithKeyCall = {
  method: 'post',
  path: '/api/{realm}/access/passkey',
  caller: 'anybody',
  body: t.type({ answer: t.UnknownRecord }),
  isClosed: true,
  answer: personWire,
  refusals: ['passkeyRefused', 'storageFailed'],
} as const satisfies Call;

export const signInWithKeyText: CallText<typeof signInWithKeyCall> = {
  call: signInWithKeyCall,
  id: 'signInWithKey',
  topic: 'staff',
  summary:
    'Signs in with the answer of a passkey, and sends the cookie of the session. An answer counts once.',
  example: { answer: { id: 'AbC', type: 'public-key' } },
  answer: 'The person who is signed in now.',
};
