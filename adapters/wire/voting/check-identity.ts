import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { credentialsWire } from './identity-check.ts';

/** Whether a number, its type of document (1, 4, 5 or 7) and a birth date belong together, in towns that have identities checked. */
export const checkIdentityCall = {
  method: 'post',
  path: '/api/{realm}/identitycheck',
  caller: 'session',
  body: credentialsWire,
  answer: { type: 'text/plain' },
  refusals: ['unknownAddress', 'identityUnreachable'],
} as const satisfies Call;

export const checkIdentityText: CallText<typeof checkIdentityCall> = {
  call: checkIdentityCall,
  id: 'checkIdentity',
  topic: 'surveys',
  summary:
    'Whether a number, its type of document (1, 4, 5 or 7) and a birth date belong together, in towns that have identities checked. `consent` says that the person has authorised the look-up.',
  example: { id: '11111111H', type: '1', date: '1975-03-02', consent: true },
  answer: 'True or False.',
};
