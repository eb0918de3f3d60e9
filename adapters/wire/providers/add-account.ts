import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { leavingWire } from './provider-return.ts';

/** Begins to add the account at the council's identity provider to the person who is signed in. */
export const addAccountCall = {
  method: 'post',
  path: '/api/{realm}/staff/me/account',
  caller: 'staff',
  act: null,
  answer: leavingWire,
  refusals: ['unknownPerson', 'noProvider', 'providerAway', 'storageFailed'],
} as const satisfies Call;

export const addAccountText: CallText<typeof addAccountCall> = {
  call: addAccountCall,
  id: 'addAccount',
  topic: 'staff',
  summary:
    'Begins to add the account at the council’s identity provider to the person who is signed in. It is finished as a sign-in is.',
  answer: 'The address of the provider, to which the browser goes.',
};
