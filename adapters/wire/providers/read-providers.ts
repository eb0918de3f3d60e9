import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { localizedText, nullable } from '../decode.ts';

const providerWire = nullable(t.type({ name: localizedText }));

/** Where people of staff and residents of the town have accounts to sign in with. */
export const readProvidersCall = {
  method: 'get',
  path: '/api/{realm}/access/providers',
  caller: 'anybody',
  answer: t.type({ staff: providerWire, residents: providerWire }),
  refusals: [],
} as const satisfies Call;

export const readProvidersText: CallText<typeof readProvidersCall> = {
  call: readProvidersCall,
  id: 'readProviders',
  topic: 'staff',
  summary:
    'Where people of staff and residents of the town have accounts to sign in with (OpenID Connect), as the operator configured it.',
  answer: 'What the account is called, for each; null if there is none.',
};
