import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { wordOf } from '../decode.ts';
import { personWire } from '../office/person.ts';
import { returnedWire } from './provider-return.ts';

/** Finishes what was begun at the council's identity provider. */
export const finishByProviderCall = {
  method: 'post',
  path: '/api/{realm}/access/provider/finish',
  caller: 'anybody',
  body: returnedWire,
  isClosed: true,
  answer: t.type({ person: personWire, purpose: wordOf(['staff', 'invitation', 'link']) }),
  refusals: [
    'signInRefused',
    'providerAway',
    'accountUnknown',
    'accountTaken',
    'invitationInvalid',
    'storageFailed',
  ],
} as const satisfies Call;

export const finishByProviderText: CallText<typeof finishByProviderCall> = {
  call: finishByProviderCall,
  id: 'finishByProvider',
  topic: 'staff',
  summary:
    'Finishes what was begun at the council’s identity provider, and sends the cookie of the session; an account that was added to a person who is signed in opens none. An account is known by provider and subject, never by its email.',
  example: { returned: { code: 'SplxlOBeZQQYbYS6WxSbIA', state: 'staff.af0ifjsldkj' } },
  answer: 'The person, and what they went to the provider for.',
};
