import * as t from 'io-ts';
import { signedMatterKinds } from '#domain/office/access/signed-matter.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable, wordOf } from '../decode.ts';

/** The answer of a passkey that comes with a signature. */
export const keyAnswerField = { answer: t.union([t.UnknownRecord, t.null, t.undefined]) };

/** Asks what a passkey has to sign with a signature. */
export const askToSignCall = {
  method: 'post',
  path: '/api/{realm}/staff/me/signatures',
  caller: 'staff',
  act: null,
  body: t.type({ kind: wordOf(signedMatterKinds), of: t.string, hash: t.string }),
  isClosed: true,
  answer: t.type({ options: nullable(t.UnknownRecord) }),
  refusals: ['storageFailed'],
} as const satisfies Call;

export const askToSignText: CallText<typeof askToSignCall> = {
  call: askToSignCall,
  id: 'askToSign',
  topic: 'staff',
  summary:
    'What a browser needs so that a passkey of the caller signs something (WebAuthn, `navigator.credentials.get`): the opening, a change or the cancelling of a vote (of: its id), an amendment of the census that is brought (census; of: census, hash: the basis of its preview) or confirmed (amendment; of: its id, hash: that of the vote with it), or the record of a ballot box (box; of: the vote, a slash and the box). The answer goes with the signature, within five minutes, once. A person who has passkeys signs none of these without it.',
  example: { kind: 'open', of: 'presupuestos-2026', hash: '7f3a91c05be24d18' },
  answer: 'The options for the browser; null if the caller has no passkey, so that their session signs.',
};
