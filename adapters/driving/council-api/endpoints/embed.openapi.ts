import type { CallDescription } from '#adapters/wire/call-description.ts';

export const embedCalls: readonly CallDescription[] = [
  {
    id: 'readProcessCard',
    method: 'get',
    path: '/embed/proceso/{key}',
    topic: 'service',
    summary:
      'A card of a process for other sites’ pages: title, phase, days left, the way to it. Only the sites that the town’s setting `embedSites` names may frame it.',
    query: [
      { name: 'realm', tells: 'The town; without it, the one that the host stands for.', example: 'benialt' },
      { name: 'locale', tells: 'The language; without it, the town’s.', example: 'va' },
      { name: 'theme', tells: '`light` or `dark`; without it, as the reader has it.', example: 'dark' },
    ],
    answer: { kind: 'other', type: 'text/html', tells: 'The card, without script.' },
    refusals: ['unknownRealm', 'unknownDocument'],
  },
];
