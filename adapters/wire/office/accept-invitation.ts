import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { personWire } from './person.ts';

/** Uses the link of an invitation with the passkey that a browser made, signs in, and sends the cookie of the session. */
export const acceptInvitationCall = {
  method: 'post',
  path: '/api/{realm}/access/invitation/accept',
  caller: 'anybody',
  body: t.intersection([
    t.type({ invitation: t.string, answer: t.UnknownRecord }),
    t.partial({ name: t.string }),
  ]),
  isClosed: true,
  answer: personWire,
  refusals: ['invitationInvalid', 'passkeyRefused', 'storageFailed'],
} as const satisfies Call;

export const acceptInvitationText: CallText<typeof acceptInvitationCall> = {
  call: acceptInvitationCall,
  id: 'acceptInvitation',
  topic: 'staff',
  summary:
    'Uses the link of an invitation with the passkey that a browser made, signs in, and sends the cookie of the session. The link works once.',
  example: {
    invitation: '0a1b2c3d4e5f6071.secret',
    answer: { id: 'AbC' },
    name: 'Ordenador de Participación',
  },
  answer: 'The person who is signed in now.',
};
