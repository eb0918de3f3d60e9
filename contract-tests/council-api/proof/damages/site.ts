import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, inEveryItem, header, instead, json, recounted, without, type Raw } from '../damage.ts';

const refusal = { err: 'x', errCode: 1, message: 'x' };
const surveyList = /\/surveys\?/u;

/** How a council could break what its portal is set up from, its refusals, and what belongs to every answer. */
export const siteDamages = {
  'ses-01': {
    tells: 'a stranger gets the answer that they have a session',
    at: /\/loggedin$/u,
    change: instead(200, { _id: 'u1' }),
    finds: 'status',
  },
  'ses-02': {
    tells: 'a missing session is a server error',
    at: /\/users\/v2\/auth\/loggedin/u,
    change: instead(500, refusal),
    finds: 'status',
  },
  'reg-01': {
    tells: 'a region without coordinates',
    at: /\/regions\//u,
    change: inEveryItem((item) => ({ ...item, region: without('coordinates')(item['region'] as Raw) })),
    finds: 'missing',
  },
  'reg-02': {
    tells: 'the region of another town',
    at: /\/regions\//u,
    change: inEveryItem((item) => ({ ...item, region: { ...(item['region'] as Raw), realm: 'other' } })),
    finds: 'value',
  },
  'aju-01': {
    tells: 'languages that are no list',
    at: /settings\?name=participa/u,
    change: inEveryItem((item) => ({ ...item, languages: 'es' })),
    finds: 'unreadable',
  },
  'aju-02': {
    tells: 'settings without a logo',
    at: /collections\/settings$/u,
    change: inEveryItem(without('logo')),
    finds: 'missing',
  },
  'con-01': {
    tells: 'a process lost under /contents',
    at: /^\/contents\//u,
    change: recounted((all) => all.slice(1)),
    finds: 'value',
  },
  'con-02': {
    tells: 'another version of an article under /contents',
    at: /^\/contents\/.*articulos\/[\w-]+$/u,
    change: json((body) => ({ ...body, title: 'other' })),
    finds: 'value',
  },
  'con-03': {
    tells: 'no processes between days under /contents',
    at: /^\/contents\/.*procesos\/between/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'value',
  },
  'men-01': {
    tells: 'a menu without children',
    at: /collections\/menus\//u,
    change: json(without('children')),
    finds: 'unreadable',
  },
  'voc-01': {
    tells: 'a term without an id',
    at: /vocabularios\?name=barrios/u,
    change: inEveryItem((item) => ({ ...item, terms: (item['terms'] as Raw[]).map(without('_id')) })),
    finds: 'missing',
  },
  'err-01': {
    tells: 'an unknown town that is an empty one',
    at: /-no-existe\/surveys/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'err-02': {
    tells: 'a refusal without its code',
    at: /no-hay-tal-encuesta/u,
    change: json(without('errCode')),
    finds: 'missing',
  },
  'err-03': {
    tells: 'an unknown document that is null',
    at: /no-hay-tal-articulo/u,
    change: instead(404, null),
    finds: 'unreadable',
  },
  'err-04': {
    tells: 'a page for people where a program asks',
    at: /no-hay-tal-llamada/u,
    change: (answer) => ({ ...answer, body: '<h1>404</h1>' }),
    finds: 'unreadable',
  },
  'err-05': {
    tells: 'a filter on any field',
    at: /email=%2F/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'err-06': {
    tells: 'an alternative on any field',
    at: /or=email/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'err-07': {
    tells: 'a period of nothing that gives everything',
    at: /start=ayer/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'err-08': {
    tells: 'an identity that is checked by its address',
    at: /identitycheck\?id=/u,
    change: (answer) => ({ ...answer, status: 200, body: 'True' }),
    finds: 'status',
  },
  'cab-01': {
    tells: 'JSON that says it is a page',
    at: surveyList,
    change: header('content-type', 'text/html'),
    finds: 'header',
  },
  'cab-02': {
    tells: 'credentials for every site',
    at: /\/loggedin$/u,
    change: (answer) =>
      header('access-control-allow-origin', '*')(header('access-control-allow-credentials', 'true')(answer)),
    finds: 'header',
  },
  'cab-03': {
    tells: 'a refusal without nosniff',
    at: /\/loggedin$/u,
    change: header('x-content-type-options', null),
    finds: 'header',
  },
  'cab-04': {
    tells: 'an answer that may be framed',
    at: surveyList,
    change: header('content-security-policy', "default-src 'self'"),
    finds: 'header',
  },
  'tie-01': {
    tells: 'a list that comes too late',
    at: surveyList,
    change: (answer) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(answer), 1500);
      }),
    finds: 'slow',
  },
  'reg-03': {
    tells: 'latitude and longitude exchanged',
    at: /collections\/propuestas\?/u,
    change: inEveryItem((item) => {
      const { lat, lng } = (item['coordinates'] ?? {}) as Raw;
      return lat === undefined ? item : { ...item, coordinates: { lat: lng, lng: lat } };
    }),
    finds: 'value',
  },
  'cab-05': {
    tells: 'a byte order mark before the JSON',
    at: surveyList,
    change: (answer) => ({ ...answer, body: `\uFEFF${answer.body}` }),
    finds: 'unwanted',
  },
} satisfies Partial<Record<CheckId, Damage>>;
