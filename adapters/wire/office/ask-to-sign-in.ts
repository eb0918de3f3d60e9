import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** What a browser needs to sign in with a passkey (WebAuthn, `navigator.credentials.get`). */
export const askToSignInCall = {
  method: 'post',
  path: '/api/{realm}/access/passkey/options',
  caller: 'anybody',
  answer: t.UnknownRecord,
  refusals: ['storageFailed'],
} as const satisfies Call;

export const askToSignInText: CallText<typeof askToSignInCall> = {
  call: askToSignInCall,
  id: 'askToSignIn',
  topic: 'staff',
  summary:
    'What a browser needs to sign in with a passkey (WebAuthn, `navigator.credentials.get`). The challenge is valid for five minutes, for one answer.',
  answer: 'The options, as PublicKeyCredentialRequestOptionsJSON.',
};
