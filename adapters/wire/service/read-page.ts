import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** The portal. */
export const readPageCall = {
  method: 'get',
  path: '/',
  query: { realm: optionalText },
  caller: 'anybody',
  answer: { type: 'text/html' },
  refusals: ['unknownRealm'],
} as const satisfies Call;

export const readPageText: CallText<typeof readPageCall> = {
  call: readPageCall,
  id: 'readPage',
  topic: 'service',
  summary:
    'The portal. Every address that is neither a call nor a file has this answer: the browser shows the page of the address.',
  query: { realm: { tells: 'The town; without it, that of the host.', example: 'benialt' } },
  answer: 'The page.',
};
