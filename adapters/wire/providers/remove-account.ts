import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { personWire } from '../office/person.ts';

/** Takes the account at the council's identity provider away from the person who is signed in. */
export const removeAccountCall = {
  method: 'post',
  path: '/api/{realm}/staff/me/account/remove',
  caller: 'staff',
  act: null,
  answer: personWire,
  refusals: ['unknownPerson', 'lastKey', 'storageFailed'],
} as const satisfies Call;

export const removeAccountText: CallText<typeof removeAccountCall> = {
  call: removeAccountCall,
  id: 'removeAccount',
  topic: 'staff',
  summary:
    'Takes the account at the council’s identity provider away from the person who is signed in, unless they have no passkey.',
  answer: 'The person.',
};
