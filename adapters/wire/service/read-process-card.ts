import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** A card of a process for other sites’ pages. */
export const readProcessCardCall = {
  method: 'get',
  path: '/embed/proceso/{key}',
  query: { realm: optionalText, locale: optionalText, theme: optionalText },
  caller: 'anybody',
  answer: { type: 'text/html' },
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readProcessCardText: CallText<typeof readProcessCardCall> = {
  call: readProcessCardCall,
  id: 'readProcessCard',
  topic: 'service',
  summary:
    'A card of a process for other sites’ pages: title, phase, days left, a link to it. Only the sites that the town’s setting `embedSites` names may frame it.',
  query: {
    realm: { tells: 'The town; without it, that of the host.', example: 'benialt' },
    locale: { tells: 'The language; without it, the town’s.', example: 'va' },
    theme: { tells: '`light` or `dark`; without it, as the reader’s device prefers.', example: 'dark' },
  },
  answer: 'The card, without script.',
};
