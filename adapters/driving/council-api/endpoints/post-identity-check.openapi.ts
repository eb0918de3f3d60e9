import { credentialsWire } from '#adapters/wire/identity-check.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

export const identityCheckCall: CallDescription = {
  id: 'checkIdentity',
  method: 'post',
  path: '/api/{realm}/identitycheck',
  topic: 'surveys',
  summary:
    'Whether a number, its type of document (1, 4, 5 or 7) and a birth date belong together, in towns that have identities checked.',
  needsSession: true,
  body: { codec: credentialsWire, example: { id: '11111111H', type: '1', date: '1975-03-02' } },
  answer: { kind: 'other', type: 'text/plain', tells: 'True or False.' },
  refusals: ['noSession', 'unknownRealm', 'unknownAddress', 'identityUnreachable'],
};
