import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, instead, json, onlyWhere, without } from '../damage.ts';

/** How a council could break what staff read and change. */
export const staffDamages = {
  'adm-03': {
    tells: 'views without the items of the list',
    at: /\/staff\/views$/u,
    change: json(without('items')),
    finds: 'unreadable',
  },
  'adm-04': {
    tells: 'a list that overlooks filters that it does not know',
    at: /\/staff\/requests\?no-hay-tal/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'adm-05': {
    tells: 'an answer that stays though it was taken back',
    at: /\/staff\/requests\/[\d-]+$/u,
    change: onlyWhere(
      (_, { method }) => method === 'GET',
      json((body) => ({ ...body, status: 'Resuelta' })),
    ),
    finds: 'value',
  },
  'adm-06': {
    tells: 'a duplicate that nothing knows of',
    at: /\/staff\/requests\/[\d-]+\/merge$/u,
    change: json((body) => ({ ...body, mergedInto: null })),
    finds: 'value',
  },
  'adm-07': {
    tells: 'a template that is kept and not listed',
    at: /\/staff\/templates$/u,
    change: onlyWhere(
      (_, { method }) => method === 'GET',
      json((body) => ({ ...body, items: [] })),
    ),
    finds: 'value',
  },
  'adm-08': {
    tells: 'a view that cannot be removed',
    at: /\/staff\/views\/[^/]+\/remove$/u,
    change: instead(404, { err: 'unknown', errCode: 1, message: '' }),
    finds: 'value',
  },
} satisfies Partial<Record<CheckId, Damage>>;
