import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** The latest news, for feed readers. */
export const readNewsFeedCall = {
  method: 'get',
  path: '/rss/noticias',
  query: { realm: optionalText, locale: optionalText },
  caller: 'anybody',
  answer: { type: 'application/rss+xml' },
  refusals: [],
} as const satisfies Call;

export const readNewsFeedText: CallText<typeof readNewsFeedCall> = {
  call: readNewsFeedCall,
  id: 'readNewsFeed',
  topic: 'service',
  summary: 'The latest news, for feed readers.',
  query: {
    realm: { tells: 'The town; without it, that of the host.', example: 'benialt' },
    locale: { tells: 'The language; without it, the town’s.', example: 'va' },
  },
  answer: 'The latest news, for feed readers.',
};
