import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { personWire } from './person.ts';

/** Removes a passkey of the person who is signed in; not the last one. */
export const removeKeyCall = {
  method: 'post',
  path: '/api/{realm}/staff/me/passkeys/{passkey}/remove',
  caller: 'staff',
  act: null,
  answer: personWire,
  refusals: ['unknownPerson', 'unknownSecret', 'lastKey', 'storageFailed'],
} as const satisfies Call;

export const removeKeyText: CallText<typeof removeKeyCall> = {
  call: removeKeyCall,
  id: 'removeKey',
  topic: 'staff',
  summary: 'Removes a passkey of the person who is signed in; not the last one.',
  answer: 'The person.',
};
