import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { leavingWire } from './provider-return.ts';

/** Begins a resident's sign-in by the town's identity provider (OpenID Connect). */
export const beginAsResidentCall = {
  method: 'post',
  path: '/users/{realm}/login/provider',
  caller: 'anybody',
  body: t.partial({ back: t.string }),
  isClosed: true,
  answer: leavingWire,
  refusals: ['noProvider', 'providerAway', 'storageFailed'],
} as const satisfies Call;

export const beginAsResidentText: CallText<typeof beginAsResidentCall> = {
  call: beginAsResidentCall,
  id: 'beginAsResident',
  topic: 'sessions',
  summary:
    'Begins a resident’s sign-in by the town’s identity provider (OpenID Connect). What was begun is valid for ten minutes, once, in the browser that gets the cookie.',
  example: { back: '?propuesta=p-2952' },
  answer: 'The address of the provider, to which the browser goes.',
};
