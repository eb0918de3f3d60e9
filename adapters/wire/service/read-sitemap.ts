import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** Every public page, with its languages. */
export const readSitemapCall = {
  method: 'get',
  path: '/sitemap.xml',
  query: { realm: optionalText, locale: optionalText },
  caller: 'anybody',
  answer: { type: 'application/xml' },
  refusals: [],
} as const satisfies Call;

export const readSitemapText: CallText<typeof readSitemapCall> = {
  call: readSitemapCall,
  id: 'readSitemap',
  topic: 'service',
  summary: 'Every public page, with its languages.',
  query: {
    realm: { tells: 'The town; without it, that of the host.', example: 'benialt' },
    locale: { tells: 'The language; without it, the town’s.', example: 'va' },
  },
  answer: 'Every public page, with its languages.',
};
