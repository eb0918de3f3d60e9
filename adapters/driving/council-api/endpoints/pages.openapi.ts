import type { CallDescription } from '#adapters/wire/call-description.ts';

export const pageCalls: readonly CallDescription[] = [
  {
    id: 'readPage',
    method: 'get',
    path: '/',
    topic: 'service',
    summary:
      'The portal. So answers every address that is no call and no file: the browser finds its way in it.',
    query: [
      { name: 'realm', tells: 'The town; without it, the one that the host stands for.', example: 'benialt' },
    ],
    answer: { kind: 'other', type: 'text/html', tells: 'The page.' },
    refusals: ['unknownRealm'],
  },
  ...(
    [
      ['readNewsFeed', '/rss/noticias', 'application/rss+xml', 'The latest news, for feed readers.'],
      [
        'readProcessFeed',
        '/rss/procesos',
        'application/rss+xml',
        'The latest processes, and the milestones that projects reached, for feed readers.',
      ],
      ['readSitemap', '/sitemap.xml', 'application/xml', 'Every public page, with its languages.'],
    ] as const
  ).map(
    ([id, path, type, summary]): CallDescription => ({
      id,
      method: 'get',
      path,
      topic: 'service',
      summary,
      query: [
        {
          name: 'realm',
          tells: 'The town; without it, the one that the host stands for.',
          example: 'benialt',
        },
        { name: 'locale', tells: 'The language; without it, the town’s.', example: 'va' },
      ],
      answer: { kind: 'other', type, tells: summary },
      refusals: ['unknownRealm'],
    }),
  ),
  {
    id: 'readManifest',
    method: 'get',
    path: '/manifest.webmanifest',
    topic: 'service',
    summary: 'What a browser needs to keep the portal as an app.',
    query: [
      { name: 'realm', tells: 'The town; without it, the one that the host stands for.', example: 'benialt' },
    ],
    answer: { kind: 'other', type: 'application/manifest+json', tells: 'The manifest.' },
    refusals: ['unknownRealm'],
  },
  {
    id: 'readServiceWorker',
    method: 'get',
    path: '/service-worker.js',
    topic: 'service',
    summary: 'The script that keeps the portal for when there is no line, where it has been built.',
    answer: { kind: 'other', type: 'text/javascript', tells: 'The script.' },
    refusals: [],
  },
  {
    id: 'readRobots',
    method: 'get',
    path: '/robots.txt',
    topic: 'service',
    summary: 'What search engines may read, and where the map of the site is.',
    answer: { kind: 'other', type: 'text/plain', tells: 'The rules.' },
    refusals: [],
  },
  {
    id: 'readFile',
    method: 'get',
    path: '/files/{path}',
    topic: 'service',
    summary: 'Pictures and documents of a town.',
    answer: { kind: 'other', type: '*/*', tells: 'The file.' },
    refusals: [],
  },
  {
    id: 'readAsset',
    method: 'get',
    path: '/assets/{path}',
    topic: 'service',
    summary: 'Scripts, styles and fonts of the portal, where it has been built.',
    answer: { kind: 'other', type: '*/*', tells: 'The file.' },
    refusals: [],
  },
];
