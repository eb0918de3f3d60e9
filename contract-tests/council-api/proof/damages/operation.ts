import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, instead, json, onlyWhere } from '../damage.ts';

/** How a council could break its own description, its health, and its check of identities. */
export const operationDamages = {
  'ope-01': {
    tells: 'a description without the vote',
    at: /\/openapi\.json$/u,
    change: json((body) => ({ ...body, paths: { '/api/{realm}/surveys': {} } })),
    finds: 'missing',
  },
  'ope-02': {
    tells: 'a server that is not ready',
    at: /\/readyz$/u,
    change: instead(200, { status: 'waiting' }),
    finds: 'value',
  },
  'ope-03': {
    tells: 'a manifest with a drawing alone',
    at: /\/manifest\.webmanifest/u,
    change: json((body) => ({
      ...body,
      icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
    })),
    finds: 'missing',
  },
  'ope-04': {
    tells: 'alerts that anybody may read',
    at: /\/alerts$/u,
    change: instead(200, { items: [] }),
    finds: 'status',
  },
  'ide-01': {
    tells: 'an identity that is checked for anybody',
    at: /\/identitycheck$/u,
    change: instead(200, 'True'),
    finds: 'status',
  },
  'ide-02': {
    tells: 'an identity without a date that is valid',
    at: /\/identitycheck$/u,
    change: instead(200, 'True'),
    finds: 'status',
  },
  'can-01': {
    tells: 'a feed whose entries have no titles',
    at: /^\/rss\//u,
    change: (answer) => ({ ...answer, body: answer.body.replaceAll(/<title>[^<]*</gu, '<title><') }),
    finds: 'missing',
  },
  'can-02': {
    tells: 'a site map that sends robots to another host',
    at: /^\/sitemap\.xml/u,
    change: (answer) => ({
      ...answer,
      body: answer.body.replace('</urlset>', '<url><loc>https://otro.example/</loc></url></urlset>'),
    }),
    finds: 'value',
  },
  'adm-01': {
    tells: 'requests that anybody may list',
    at: /\/staff\/requests$/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'adm-02': {
    tells: 'a token that nobody gave',
    at: /\/staff\//u,
    change: onlyWhere((_, { authorization }) => authorization !== undefined, instead(200, { status: 'ok' })),
    finds: 'status',
  },
} satisfies Partial<Record<CheckId, Damage>>;
