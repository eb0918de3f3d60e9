import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, inEveryItem, instead, items, json, recounted, without, type Raw } from '../damage.ts';

const refusal = { err: 'x', errCode: 1, message: 'x' };
const processes = /\/api\/\w+\/collections\/procesos\?/u;
const firstPage = /collections\/procesos\?limit=6&offset=0/u;
const nextPage = /collections\/procesos\?limit=6&offset=6/u;
const everyProcess = /collections\/procesos\?limit=10000&offset=0&sort=[^&]*$/u;
const articles = /collections\/articulos\?limit=/u;
const inCategory = /collections\/articulos\?categories=/u;
const moved = (all: readonly Raw[]): Raw[] => [...all.slice(1), ...all.slice(0, 1)];

/** How a council could break its processes and articles. */
export const contentsDamages = {
  'pro-01': {
    tells: 'a process without a period',
    at: everyProcess,
    change: items(([first = {}, ...rest]) => [without('period')(first), ...rest]),
    finds: 'unreadable',
  },
  'pro-02': {
    tells: 'pages of five',
    at: firstPage,
    change: items((all) => all.slice(0, 5)),
    finds: 'count',
  },
  'pro-03': { tells: 'the latest process last', at: everyProcess, change: items(moved), finds: 'order' },
  'pro-04': {
    tells: 'a second page that begins with the last of the first',
    at: nextPage,
    change: items((all) => [...all.slice(1), ...all.slice(0, 1)]),
    finds: 'value',
  },
  'pro-05': {
    tells: 'a total of the page instead of the list',
    at: processes,
    change: json((body) => ({ ...body, itemsCount: (body['items'] as Raw[]).length })),
    finds: 'count',
  },
  'pro-06': {
    tells: 'an id that finds nothing',
    at: /procesos\?or=_id=/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'value',
  },
  'pro-07': {
    tells: 'a slug that finds another process',
    at: /procesos\?or=_id=/u,
    change: inEveryItem((item) => ({ ...item, _id: 'other' })),
    finds: 'value',
  },
  'pro-08': {
    tells: 'an unknown slug that finds everything',
    at: /no-hay-tal-proceso/u,
    change: instead(200, { items: [{ _id: 'a' }], itemsCount: 1 }),
    finds: 'count',
  },
  'pro-09': {
    tells: 'a process that does not run on the day',
    at: /procesos\/between\?start=\d/u,
    change: json((body) => ({ items: [...(body['items'] as Raw[]), { _id: 'stranger' }], itemsCount: 99 })),
    finds: 'unwanted',
  },
  'pro-10': {
    tells: 'a category that filters nothing',
    at: /procesos\?.*categories=/u,
    change: recounted((all) => [...all, { _id: 'stranger' }]),
    finds: 'value',
  },
  'pro-11': {
    tells: 'whole processes where two fields were asked for',
    at: /procesos\/between\?.*fields=/u,
    change: inEveryItem((item) => ({ ...item, body: 'x' })),
    finds: 'unwanted',
  },
  'art-01': {
    tells: 'an article without a title',
    at: articles,
    change: inEveryItem(without('title')),
    finds: 'unreadable',
  },
  'art-02': {
    tells: 'an unpublished article in the list',
    at: inCategory,
    change: recounted((all) => [...all, { _id: 'sin-publicar' }]),
    finds: 'unwanted',
  },
  'art-03': {
    tells: 'the oldest article first',
    at: inCategory,
    change: items((all) => all.toReversed()),
    finds: 'order',
  },
  'art-04': {
    tells: 'an offset that is ignored',
    at: /articulos\?categories=.*limit=1&offset=1/u,
    change: inEveryItem((item) => ({ ...item, _id: 'not-2141' })),
    finds: 'count',
  },
  'art-05': {
    tells: 'an id that is not found',
    at: /articulos\/[\w-]+$/u,
    change: instead(404, refusal),
    finds: 'status',
  },
  'art-06': {
    tells: 'a slug that finds nothing',
    at: /articulos\/\?or=/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'value',
  },
  'art-07': {
    tells: 'whole documents where two fields were asked for',
    at: /fields=/u,
    change: inEveryItem((item) => ({ ...item, body: 'x' })),
    finds: 'unwanted',
  },
  'art-08': {
    tells: 'articles that are no part of the index',
    at: /articulos\?.*&ita&/u,
    change: recounted((all) => [...all, { _id: 'stranger' }]),
    finds: 'unwanted',
  },
} satisfies Partial<Record<CheckId, Damage>>;
