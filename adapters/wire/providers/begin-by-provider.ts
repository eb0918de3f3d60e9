import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { leavingWire } from './provider-return.ts';

/** Begins to sign in by the council's own account (OpenID Connect), or to accept an invitation with it. */
export const beginByProviderCall = {
  method: 'post',
  path: '/api/{realm}/access/provider',
  caller: 'anybody',
  body: t.partial({ invitation: t.string }),
  isClosed: true,
  answer: leavingWire,
  refusals: ['noProvider', 'providerAway', 'invitationInvalid', 'storageFailed'],
} as const satisfies Call;

export const beginByProviderText: CallText<typeof beginByProviderCall> = {
  call: beginByProviderCall,
  id: 'beginByProvider',
  topic: 'staff',
  summary:
    'Begins to sign in by the council’s own account (OpenID Connect), or to accept an invitation with it. What was begun is valid for ten minutes, once, in the browser that gets the cookie.',
  example: {},
  answer: 'The address of the provider, to which the browser goes.',
};
