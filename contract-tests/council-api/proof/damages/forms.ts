import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import {
  type Damage,
  inEveryItem,
  header,
  instead,
  json,
  onlyWhere,
  type Raw,
  recounted,
  without,
} from '../damage.ts';

const mailbox = /\/mailbox\//u;
const captcha = /\/requests\/captcha/u;
const census = /\/census2\//u;
const proposals = /collections\/propuestas\?/u;
const associations = /collections\/asociaciones\?/u;
const stranger = recounted((all) => [...all, { ...all[0], _id: 'stranger' }]);

/** How a council could break its forms, proposals and associations as they are read. */
export const formDamages = {
  'buz-01': {
    tells: 'a form whose fields have no names',
    at: mailbox,
    change: onlyWhere(
      ({ status }) => status === 200,
      json((body) => ({ ...body, form: [{}] })),
    ),
    finds: 'unreadable',
  },
  'buz-02': {
    tells: 'an unknown form that is found',
    at: /no-hay-tal-buzon/u,
    change: instead(200, { _id: 'x' }),
    finds: 'status',
  },
  'buz-03': {
    tells: 'a closed form in the list',
    at: mailbox,
    change: onlyWhere(
      ({ status }) => status === 200,
      json((body) => ({ ...body, disabled: true })),
    ),
    finds: 'unwanted',
  },
  'cap-01': {
    tells: 'a captcha that is not a picture',
    at: captcha,
    change: header('content-type', 'text/html'),
    finds: 'header',
  },
  'cap-02': {
    tells: 'a captcha without words',
    at: captcha,
    change: json(without('text')),
    finds: 'missing',
  },
  'cen-01': {
    tells: 'a census that asks nothing',
    at: census,
    change: json(without('questions')),
    finds: 'missing',
  },
  'cen-02': {
    tells: 'an unknown census that is found',
    at: census,
    change: instead(200, { _id: 'x', questions: [] }),
    finds: 'status',
  },
  'cal-01': {
    tells: 'a street that was not searched for',
    at: /callejero\?nombrevia/u,
    change: inEveryItem((item) => ({ ...item, nombrevia: 'Molí' })),
    finds: 'unwanted',
  },
  'cal-02': {
    tells: 'a street without a postal code',
    at: /callejero\?limit/u,
    change: inEveryItem(without('cpostal')),
    finds: 'missing',
  },
  'col-01': {
    tells: 'a list that is not searched',
    at: /\/contents\/.*collections\/lista/u,
    change: inEveryItem((item) => ({ ...item, title: 'Ú', collectionName: '', name: '' })),
    finds: 'unwanted',
  },
  'geo-01': {
    tells: 'a place without coordinates',
    at: /\/geocode/u,
    change: instead(200, { results: [{ geometry: {} }] }),
    finds: 'missing',
  },
  'geo-02': {
    tells: 'an empty address that finds something',
    at: /\/geocode/u,
    change: instead(200, { results: [] }),
    finds: 'status',
  },
  'cer-01': {
    tells: 'reports near nowhere',
    at: /\/nearby/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'arc-01': {
    tells: 'a file somewhere else',
    at: /\/assets2\/\?filename/u,
    change: inEveryItem((item) => ({ ...item, href: '/files/other' })),
    finds: 'value',
  },
  'arc-02': {
    tells: 'a file outside the public folder',
    at: /\/assets2\/\?filename/u,
    change: instead(200, { items: [{ _id: 'x' }], itemsCount: 1 }),
    finds: 'count',
  },
  'adj-01': {
    tells: 'an upload that anybody may read',
    at: /\/assets2\//u,
    change: instead(200, {}),
    finds: 'status',
  },
  'pag-01': {
    tells: 'an unknown payment that is paid',
    at: /\/payments\//u,
    change: instead(200, { status: 'pay' }),
    finds: 'status',
  },
  'ppt-01': {
    tells: 'pages that are all the same',
    at: proposals,
    change: onlyWhere((_, { path }) => path.includes('offset=2'), instead(200, { items: [], itemsCount: 0 })),
    finds: 'count',
  },
  'ppt-02': {
    tells: 'a search that finds nothing',
    at: proposals,
    change: onlyWhere((_, { path }) => path.includes('title='), instead(200, { items: [], itemsCount: 0 })),
    finds: 'missing',
  },
  'ppt-03': {
    tells: 'a proposal of another neighbourhood',
    at: /propuestas\?.*data\.barrio/u,
    change: stranger,
    finds: 'value',
  },
  'ppt-04': {
    tells: 'a proposal of another process',
    at: /propuestas\?.*IDproceso/u,
    change: stranger,
    finds: 'value',
  },
  'ppt-05': {
    tells: 'a proposal of another status',
    at: /propuestas\?.*validationStatus/u,
    change: stranger,
    finds: 'value',
  },
  'ppt-06': {
    tells: 'a proposal of another category',
    at: /propuestas\?.*categories/u,
    change: stranger,
    finds: 'value',
  },
  'ppt-07': {
    tells: 'a key that finds another proposal',
    at: /propuestas\?or=_id/u,
    change: inEveryItem((item) => ({ ...item, _id: 'other' })),
    finds: 'value',
  },
  'ppt-08': {
    tells: 'a project of an unknown status',
    at: /propuestas\?.*delivery/u,
    change: inEveryItem((item) => ({ ...item, delivery: { status: 'soon' } })),
    finds: 'unreadable',
  },
  'aso-01': {
    tells: 'a field that was not asked for',
    at: associations,
    change: onlyWhere(
      (_, { path }) => path.includes('headerImage'),
      inEveryItem((item) => ({ ...item, cif: 'G00000000' })),
    ),
    finds: 'unwanted',
  },
  'aso-02': {
    tells: 'a marker without a place',
    at: associations,
    change: onlyWhere((_, { path }) => path.includes('?coordinates'), inEveryItem(without('coordinates'))),
    finds: 'unwanted',
  },
  'aso-03': {
    tells: 'half of the associations',
    at: associations,
    change: onlyWhere(
      (_, { path }) => path.includes('fields=title&'),
      recounted((all: Raw[]) => all.slice(1)),
    ),
    finds: 'count',
  },
  'aso-04': {
    tells: 'a key that finds another association',
    at: /asociaciones\?or=_id/u,
    change: inEveryItem((item) => ({ ...item, _id: 'other' })),
    finds: 'value',
  },
  'cen-05': {
    tells: 'a census that says how people prove who they are',
    at: census,
    change: json((body) => ({ ...body, secrets: ['1984'] })),
    finds: 'unwanted',
  },
} satisfies Partial<Record<CheckId, Damage>>;
