import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** The address to which a browser must go. */
export const leavingWire = t.type({ address: t.string });

/** What a provider sends back with the browser. */
export const returnedNames = ['code', 'state', 'iss', 'error'] as const;
export const returnedWire = t.type({
  returned: t.intersection([
    t.type({ state: t.string }),
    t.partial({ code: t.string, iss: t.string, error: t.string }),
  ]),
});

/** Where identity providers send browsers back. */
export const returnFromProviderCall = {
  method: 'get',
  path: '/api/{realm}/access/return',
  query: { code: optionalText, state: optionalText, iss: optionalText, error: optionalText },
  caller: 'anybody',
  answer: { type: 'text/html', status: 303 },
  refusals: [],
} as const satisfies Call;

export const returnFromProviderText: CallText<typeof returnFromProviderCall> = {
  call: returnFromProviderCall,
  id: 'returnFromProvider',
  topic: 'staff',
  summary:
    'Where identity providers send browsers back: the address that the operator registers there. Leads (303) to the page of the portal or the office that finishes the sign-in, with what came behind the #, where no server and no log sees it.',
  query: {
    code: { tells: 'What the provider gives for the claims, once.' },
    state: { tells: 'The state of the beginning.' },
    iss: { tells: 'The address of the provider.' },
    error: { tells: 'Why the provider let nobody in.' },
  },
  answer: 'No content; the address is in the header `location`.',
};
