import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownApplicationWire } from './own-application.ts';

/** Adds a proof to an application. */
export const putProofCall = {
  method: 'post',
  path: '/api/{realm}/registrations/activities/{id}/applications/proofs',
  caller: 'session',
  // A file of 10 MiB in Base64.
  bodyLimit: 14 * 1024 * 1024,
  body: t.type({ key: t.string, proof: t.string, name: t.string, file: t.string }),
  answer: ownApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'filesUnavailable', 'storageFailed'],
} as const satisfies Call;

export const putProofText: CallText<typeof putProofCall> = {
  call: putProofCall,
  id: 'putProof',
  topic: 'registrations',
  summary:
    'Adds a proof (PDF, JPEG, PNG or WebP, in Base64, of at most 10 MiB) to an application, while the activity is open or appeals come. proof is the id of what it proves: a document that is asked for, a segment, a rule of points, a discount. It is encrypted under a key of the activity, and erased with it. where says why it is refused.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', proof: 'libro', name: 'libro.pdf', file: 'JVBERi0xLjQ=' },
  answer: 'The application as it is then.',
};
