import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** The latest processes, and the milestones that projects reached, for feed readers. */
export const readProcessFeedCall = {
  method: 'get',
  path: '/rss/procesos',
  query: { realm: optionalText, locale: optionalText },
  caller: 'anybody',
  answer: { type: 'application/rss+xml' },
  refusals: [],
} as const satisfies Call;

export const readProcessFeedText: CallText<typeof readProcessFeedCall> = {
  call: readProcessFeedCall,
  id: 'readProcessFeed',
  topic: 'service',
  summary: 'The latest processes, and the milestones that projects reached, for feed readers.',
  query: {
    realm: { tells: 'The town; without it, that of the host.', example: 'benialt' },
    locale: { tells: 'The language; without it, the town’s.', example: 'va' },
  },
  answer: 'The latest processes, and the milestones that projects reached, for feed readers.',
};
