import { namedTableAddresses } from '#adapters/wire/tables/named-table-addresses.ts';
import { readTableDescriptor, readTableRows } from '#adapters/wire/tables/table.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { TableDescriptor } from '#domain/tables/descriptor.ts';
import { type Ask, ask } from '../ask.ts';
import { type Check, type Trial, trial } from '../check.ts';
import { type Finding, firstFinding } from '../finding.ts';
import type { KnownTown } from '../known-town.ts';
import {
  differs,
  type Doc,
  notRefused,
  type BareRow,
  unreadBy,
  valueAt,
  withObject,
  withRows,
} from '../read-answer.ts';

type TableId = Extract<Check['id'], `tab-${string}`>;

/** A table whose rows come by a named query, and the address of its rows. */
interface NamedTable {
  readonly descriptor: TableDescriptor;
  readonly rows: (query: string) => Ask;
}

const part = encodeURIComponent;
const rowsOf = (realm: RealmId, db: string, name: string, query: string): Ask =>
  ask(`/api/${part(realm)}/sql/${part(db)}/${part(name)}?${query}`);

const named = ({ realm, tables }: KnownTown): readonly NamedTable[] =>
  tables.flatMap((doc) => {
    const read = readTableDescriptor(doc);
    if (isLeft(read) || read.right.query === null) return [];
    const { db, name } = read.right.query;
    return [{ descriptor: read.right, rows: (query: string) => rowsOf(realm, db, name, query) }];
  });

const ofTable = (
  id: TableId,
  clause: Check['clause'],
  trialOf: (table: NamedTable, town: KnownTown) => Trial | null,
): Check => ({
  id,
  clause,
  from: ['tables'],
  trials: (town) =>
    named(town)
      .slice(0, 1)
      .flatMap((table) => trialOf(table, town) ?? []),
});

/** The rows of the first item, as the specification has them. */
const dataOf = (first: BareRow | undefined): readonly unknown[] => {
  const data = valueAt(first, 'data');
  return Array.isArray(data) ? data : [];
};

/** Sorted descending, every number of a column must be at most the one before it. */
const descends = (key: string, data: readonly unknown[]): Finding | null => {
  const found = data.map((row) => valueAt(row, key)).filter((cell) => cell !== null && cell !== '');
  return firstFinding(found.entries(), ([at, cell]) => {
    const before = at === 0 ? cell : found[at - 1];
    return Number(cell) <= Number(before)
      ? null
      : { kind: 'order', first: String(before), second: String(cell) };
  });
};

/** Tables: their descriptions, and their rows by a named query (specification 2, section 7). */
export const tableChecks: readonly Check[] = [
  {
    id: 'tab-01',
    clause: '2-encuestas §3',
    from: ['tables'],
    trials: ({ realm, tables }) =>
      tables.map((doc) =>
        trial(descriptorAsk(realm, doc), (answer) =>
          withObject(answer, (found) => readsAsTable(found) ?? differs('_id', found['_id'], doc._id)),
        ),
      ),
  },
  ofTable('tab-02', '2-encuestas §7', ({ descriptor, rows }) =>
    trial(rows('limit=4'), (answer) =>
      withRows(answer, ([first]) =>
        Array.isArray(valueAt(first, 'data'))
          ? unreadBy(readTableRows(answer.json, descriptor))
          : { kind: 'missing', what: '0.data' },
      ),
    ),
  ),
  ofTable('tab-03', 'interfaces §api', ({ rows }) =>
    trial([rows('limit=4&offset=0'), rows('limit=2&offset=0'), rows('limit=2&offset=2')], (whole, ...pages) =>
      withRows(whole, ([all]) =>
        differs(
          '0.data',
          pages.flatMap(({ json }) => dataOf(Array.isArray(json) ? (json[0] as BareRow) : undefined)),
          dataOf(all),
        ),
      ),
    ),
  ),
  ofTable('tab-04', 'interfaces §api', ({ descriptor, rows }) => {
    const column = descriptor.columns.find(
      ({ isSortable, kind }) => isSortable && (kind === 'currency' || kind === 'number'),
    );
    return column === undefined
      ? null
      : trial(rows(`limit=100&sort=-${part(column.key)}`), (answer) =>
          withRows(answer, ([first]) => descends(column.key, dataOf(first))),
        );
  }),
  ofTable('tab-05', 'seguridad §consultas', ({ rows }) =>
    trial(rows('sort=no-hay-tal-columna'), (answer) => notRefused(answer, 400)),
  ),
  ofTable('tab-06', 'seguridad §consultas', ({ descriptor }, { realm }) =>
    trial(rowsOf(realm, descriptor.query?.db ?? '', 'x;drop', 'limit=1'), (answer) =>
      notRefused(answer, 404, 400),
    ),
  ),
];

const descriptorAsk = (realm: RealmId, { _id }: Doc): Ask => ask(namedTableAddresses.descriptor(realm, _id));

function readsAsTable(found: unknown): Finding | null {
  const read = readTableDescriptor(found);
  if (!isLeft(read)) return null;
  return { kind: 'unreadable', where: 'where' in read.left ? read.left.where : 'columns' };
}
