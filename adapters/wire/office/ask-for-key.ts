import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** What the browser of a person who is signed in needs to make another passkey. */
export const askForKeyCall = {
  method: 'post',
  path: '/api/{realm}/staff/me/passkeys/options',
  caller: 'staff',
  act: null,
  answer: t.UnknownRecord,
  refusals: ['unknownPerson', 'storageFailed'],
} as const satisfies Call;

export const askForKeyText: CallText<typeof askForKeyCall> = {
  call: askForKeyCall,
  id: 'askForKey',
  topic: 'staff',
  summary: 'What the browser of a person who is signed in needs to make another passkey.',
  answer: 'The options, as PublicKeyCredentialCreationOptionsJSON.',
};
