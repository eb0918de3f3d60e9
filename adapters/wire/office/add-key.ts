import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { personWire } from './person.ts';

/** Adds the passkey that a browser made to those of the person who is signed in. */
export const addKeyCall = {
  method: 'post',
  path: '/api/{realm}/staff/me/passkeys',
  caller: 'staff',
  act: null,
  body: t.intersection([t.type({ answer: t.UnknownRecord }), t.partial({ name: t.string })]),
  isClosed: true,
  answer: personWire,
  refusals: ['unknownPerson', 'passkeyRefused', 'storageFailed'],
} as const satisfies Call;

export const addKeyText: CallText<typeof addKeyCall> = {
  call: addKeyCall,
  id: 'addKey',
  topic: 'staff',
  summary: 'Adds the passkey that a browser made to those of the person who is signed in.',
  example: { answer: { id: 'AbC' }, name: 'Teléfono' },
  answer: 'The person.',
};
