import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Reads the link of an invitation, and says what a browser needs to make the first passkey (WebAuthn, `navigator.credentials.create`). */
export const openInvitationCall = {
  method: 'post',
  path: '/api/{realm}/access/invitation',
  caller: 'anybody',
  body: t.type({ invitation: t.string }),
  isClosed: true,
  answer: t.type({ name: t.string, language: t.string, options: t.UnknownRecord }),
  refusals: ['invitationInvalid', 'storageFailed'],
} as const satisfies Call;

export const openInvitationText: CallText<typeof openInvitationCall> = {
  call: openInvitationCall,
  id: 'openInvitation',
  topic: 'staff',
  summary:
    'Reads the link of an invitation, and says what a browser needs to make the first passkey (WebAuthn, `navigator.credentials.create`). The link is not used by that.',
  example: { invitation: '0a1b2c3d4e5f6071.secret' },
  answer: 'Who is invited, and the options, as PublicKeyCredentialCreationOptionsJSON.',
};
