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
  refusals: [],
} as const satisfies Call;

export const readPageText: CallText<typeof readPageCall> = {
  call: readPageCall,
  id: 'readPage',
  topic: 'service',
  summary:
    'The portal. So answers every address that is no call and no file: the browser finds its way in it.',
  query: { realm: { tells: 'The town; without it, the one that the host stands for.', example: 'benialt' } },
  answer: 'The page.',
};
