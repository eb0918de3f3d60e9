import type { CallDescription } from '../openapi/call-description.ts';

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
