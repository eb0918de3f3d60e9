// What a table of a hundred thousand rows costs the server: reading it from the database, a page, a sort, a search.
// Beside them is the time of parsing the same rows as JSON, the least that reading them can take.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#adapters/driven/sqlite/database.ts';
import { sqlDocuments } from '#adapters/driven/sqlite/tables/document.table.ts';
import { type RowsQuery, tablePage } from '#application/tables/table-page.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { keptTables } from '../contents/kept-tables.ts';

const rows = 100_000;
const realm = realmId('vilanova');
const types = ['Obras', 'Servicios', 'Suministros'];
const documents = Array.from({ length: rows }, (_, at) => ({
  _id: `r${at}`,
  objeto: `Contrato número ${at} de ${types[at % 3]}`,
  tipo: types[at % 3],
  importe: ((at * 7919) % 10_000_000) / 100,
  fecha: `20${10 + (at % 15)}-0${1 + (at % 9)}-1${at % 9}`,
  ofertas: at % 12,
}));
const descriptor = {
  _id: 'grande',
  db: 'banco',
  query: 'grande',
  columns: [
    { key: 'objeto', title: 'Objeto', type: 'string', isSortable: true },
    { key: 'tipo', title: 'Tipo', type: 'string', isSortable: true },
    { key: 'importe', title: 'Importe', type: 'currency', isSortable: true },
    { key: 'fecha', title: 'Fecha', type: 'date', isSortable: true },
    { key: 'ofertas', title: 'Ofertas', type: 'number', isSortable: true },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const database = openDatabase(join(folder, 'concejo.sqlite'));
if (isLeft(database)) throw new Error(database.left.kind);
const store = sqlDocuments(database.right);
database.right.exec('BEGIN');
store.add(realm, 'descriptor', [descriptor]);
store.add(realm, 'tabla-banco-grande', documents);
database.right.exec('COMMIT');

const print = (name: string, began: number) =>
  process.stdout.write(`  ${name}: ${(performance.now() - began).toFixed(0)} ms\n`);

let began = performance.now();
const texts = documents.map((one) => JSON.stringify(one));
for (const text of texts) JSON.parse(text);
print('the rows as JSON, written and parsed (floor)', began);

began = performance.now();
const table = await keptTables(store, { look: async () => ({ version: 0, removed: 0, ballots: new Map() }) })(
  realm,
  'banco',
  'grande',
);
if (table === null) throw new Error('no table');
print(`${table.rows.length} rows read from the database, once a minute at most`, began);

const first: RowsQuery = { search: '', sort: null, offset: 0, limit: 10 };
const asked: readonly (readonly [string, RowsQuery])[] = [
  ['a page', first],
  ['a page far down', { ...first, offset: 99_000 }],
  ['a page by amount', { ...first, sort: { column: 2, descending: true } }],
  ['a page by words', { ...first, sort: { column: 0, descending: false } }],
  ['the first search', { ...first, search: 'número 777' }],
  ['every search after it', { ...first, search: 'obras' }],
  ['a search in order', { ...first, search: '2015', sort: { column: 2, descending: true } }],
];
for (const [name, what] of asked) {
  began = performance.now();
  const { total } = tablePage(table.rows, what, 'es');
  print(`${name} (${total} rows fit)`, began);
}
database.right.close();
rmSync(folder, { recursive: true, force: true });
