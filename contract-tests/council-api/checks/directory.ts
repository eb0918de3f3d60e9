import { byKey } from '#adapters/wire/addresses.ts';
import { readDelivery } from '#adapters/wire/processes/delivery.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import type { Finding } from '../finding.ts';
import { firstFinding } from '../finding.ts';
import { differs, type Doc, isRecord, miscounted, unreadBy, valueAt, withList } from '../read-answer.ts';
import { categoryOf, idsWithin, slugIn } from './support/doc-fields.ts';

const listOf = (realm: RealmId, collection: string, query: string) =>
  ask(`/api/${encodeURIComponent(realm)}/collections/${collection}?${query}`);

/** No other field than those that were asked for. */
const only = (items: readonly Doc[], fields: readonly string[]): Finding | null =>
  firstFinding(items, (item) => {
    const other = Object.keys(item).find((key) => key !== '_id' && !fields.includes(key));
    return other === undefined ? null : { kind: 'unwanted', what: other };
  });

const titleOf = ({ title }: Doc): string => {
  const text = isRecord(title) ? Object.values(title).find((words) => typeof words === 'string') : title;
  return typeof text === 'string' ? text : '';
};

/** A value that occurs there, and all documents that have it, in the order of the list. */
function sharing(
  docs: readonly Doc[],
  field: string,
): { readonly value: string; readonly ids: readonly string[] } | null {
  const value = docs
    .map((doc) => valueAt(doc, 'data', field))
    .find((one) => typeof one === 'string' && one !== '');
  if (typeof value !== 'string') return null;
  return { value, ids: docs.filter((doc) => valueAt(doc, 'data', field) === value).map(({ _id }) => _id) };
}

const everything = 10_000;

/** A filter of proposals that must find exactly those of the whole list. */
const filtered = (
  id: 'ppt-03' | 'ppt-04' | 'ppt-05',
  field: string,
  name: (value: string) => string,
): Check => ({
  id,
  clause: '3-contenidos §7',
  from: ['proposals'],
  trials: ({ realm, proposals }) => {
    const found = sharing(proposals, field);
    if (found === null) return [];
    const query = `limit=${everything}&${name(encodeURIComponent(found.value))}`;
    return [
      trial(listOf(realm, 'propuestas', query), (answer) =>
        withList(answer, ({ items }) =>
          differs(
            'items',
            items.map(({ _id }) => _id),
            found.ids,
          ),
        ),
      ),
    ];
  },
});

/** Proposals and associations (specification 3, section 7). */
export const directoryChecks: readonly Check[] = [
  {
    id: 'ppt-01',
    clause: '3-contenidos §7',
    from: ['proposals'],
    trials: ({ realm, proposals }) =>
      proposals.length === 0
        ? []
        : [
            trial(
              [
                listOf(realm, 'propuestas', 'limit=2&offset=0'),
                listOf(realm, 'propuestas', 'limit=2&offset=2'),
              ],
              (...pages) =>
                firstFinding(pages, (page) =>
                  withList(page, ({ total }) => miscounted(total, proposals.length)),
                ) ??
                firstFinding([0, 1], (at) => {
                  const [page] = pages.slice(at, at + 1);
                  const expected = proposals.slice(at * 2, at * 2 + 2).map(({ _id }) => _id);
                  return page === undefined
                    ? null
                    : withList(page, ({ items }) =>
                        differs(
                          'items',
                          items.map(({ _id }) => _id),
                          expected,
                        ),
                      );
                }),
            ),
          ],
  },
  {
    id: 'ppt-02',
    clause: '3-contenidos §7',
    from: ['proposals'],
    trials: ({ realm, proposals }) => {
      const [first] = proposals;
      const word = first === undefined ? '' : (/[\p{L}{}]{4,}/u.exec(titleOf(first))?.[0] ?? '');
      if (first === undefined || word === '') return [];
      const query = `limit=${everything}&title=${encodeURIComponent(`/${word.toUpperCase()}/i`)}`;
      return [
        trial(listOf(realm, 'propuestas', query), (answer) =>
          withList(answer, ({ items }) =>
            items.some(({ _id }) => _id === first._id) ? null : { kind: 'missing', what: first._id },
          ),
        ),
      ];
    },
  },
  filtered('ppt-03', 'barrio', (value) => `data.barrio=${value}`),
  filtered('ppt-04', 'IDproceso', (value) => `data.IDproceso=${value}`),
  filtered('ppt-05', 'validationStatus', (value) => `or=data.validationStatus=${value}`),
  {
    id: 'ppt-06',
    clause: '3-contenidos §7',
    from: ['proposals'],
    trials: ({ realm, proposals }) => {
      const category = categoryOf(proposals);
      if (category === null) return [];
      const query = `limit=${everything}&or=categories=${encodeURIComponent(category)}`;
      return [
        trial(listOf(realm, 'propuestas', query), (answer) =>
          withList(answer, ({ items }) =>
            differs(
              'items',
              items.map(({ _id }) => _id),
              idsWithin(proposals, category),
            ),
          ),
        ),
      ];
    },
  },
  {
    id: 'ppt-07',
    clause: '3-contenidos §7',
    from: ['proposals'],
    trials: ({ realm, proposals }) => {
      const [first] = proposals;
      const keys = first === undefined ? [] : [first._id, slugIn(first)].filter((key) => key !== null);
      return keys.map((key) =>
        trial(listOf(realm, 'propuestas', `or=${byKey(key, encodeURIComponent)}`), (answer) =>
          withList(answer, ({ items }) => differs('_id', items[0]?._id, first?._id)),
        ),
      );
    },
  },
  {
    id: 'ppt-08',
    clause: 'interfaces §api',
    from: ['proposals'],
    trials: ({ realm, proposals }) =>
      proposals.some(({ delivery }) => isRecord(delivery))
        ? [
            trial(listOf(realm, 'propuestas', `limit=${everything}&delivery.status=`), (answer) =>
              withList(answer, ({ items }) =>
                firstFinding(items.entries(), ([at, { delivery }]) =>
                  unreadBy(readDelivery(delivery), `items.${at}.delivery.`),
                ),
              ),
            ),
          ]
        : [],
  },
  {
    id: 'aso-01',
    clause: '3-contenidos §7',
    from: ['associations'],
    trials: ({ realm, associations }) => {
      const fields = [
        'headerImage',
        'logo',
        'title',
        'subtitle',
        'address',
        'nodeTypes',
        'telephones',
        'emails',
        'revisions',
      ];
      const query = `limit=10000&estado=Activa&sort=title&fields=${fields.join(',')}`;
      return associations.length === 0
        ? []
        : [
            trial(listOf(realm, 'asociaciones', query), (answer) =>
              withList(
                answer,
                ({ items }) => only(items, fields) ?? miscounted(items.length, associations.length),
              ),
            ),
          ];
    },
  },
  {
    id: 'aso-02',
    clause: '3-contenidos §7',
    from: ['associations'],
    trials: ({ realm, associations }) => {
      const fields = ['nodeTypes', 'title', 'coordinates', 'address'];
      const query = `coordinates&fields=${fields.join(',')}&limit=10000&estado=Activa`;
      return associations.length === 0
        ? []
        : [
            trial(listOf(realm, 'asociaciones', query), (answer) =>
              withList(answer, ({ items }) =>
                firstFinding(items, (item) =>
                  typeof valueAt(item, 'coordinates', 'lat') === 'number'
                    ? only([item], fields)
                    : { kind: 'unwanted', what: item._id },
                ),
              ),
            ),
          ];
    },
  },
  {
    id: 'aso-03',
    clause: '3-contenidos §7',
    from: ['associations'],
    trials: ({ realm, associations }) =>
      associations.length === 0
        ? []
        : [
            trial(listOf(realm, 'asociaciones', 'limit=10000&fields=title&estado=Activa'), (answer) =>
              withList(
                answer,
                ({ items }) => only(items, ['title']) ?? miscounted(items.length, associations.length),
              ),
            ),
          ],
  },
  {
    id: 'aso-04',
    clause: '3-contenidos §7',
    from: ['associations'],
    trials: ({ realm, associations }) =>
      associations
        .slice(0, 1)
        .map(({ _id }) =>
          trial(listOf(realm, 'asociaciones', `or=${byKey(_id, encodeURIComponent)}`), (answer) =>
            withList(answer, ({ items }) => differs('_id', items[0]?._id, _id)),
          ),
        ),
  },
];
