import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { namedTablesClientContract } from '#contract-tests/clients/named-tables.ts';
import { readTableDescriptor, readTableRows, writeCell } from '#adapters/wire/tables/table.ts';
import { namedTableAddresses } from '#adapters/wire/tables/named-table-addresses.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { readRow } from '#domain/tables/row.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { memoryNamedTables } from '#fixtures/memory/named-tables.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';
import type { CallSettings } from '../council-call.ts';
import { namedTablesClient } from './named-tables-client.ts';

const client = (baseUrl: string): CallSettings => ({
  baseUrl,
  language: () => 'es',
  firstAnswers: new Map(),
});
const town = realmId('vilanova');

/** The sample town's table, as its files have it. */
function sampleTable() {
  const file = (name: string): unknown =>
    JSON.parse(readFileSync(join(sampleFolder, 'vilanova', 'collections', name), 'utf8'));
  const [raw] = file('descriptor.json') as readonly unknown[];
  const table = readTableDescriptor(raw);
  if (isLeft(table)) throw new Error(table.left.kind);
  const found = readTableRows([{ data: file('tabla-contratacion-contratos.json') }], table.right);
  if (isLeft(found)) throw new Error(found.left.where);
  return { table: table.right, rows: found.right.rows };
}

namedTablesClientContract('memory', async () => ({
  source: memoryNamedTables([sampleTable()]),
  close: async () => undefined,
}));

namedTablesClientContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { source: namedTablesClient(client(council.url)), close: council.stop };
});

describe('a table over HTTP', () => {
  afterEach(() => nock.cleanAll());
  const away = client('http://council.example');

  it('says that its query fails, or answers something else', async () => {
    const { table } = sampleTable();
    const asked = { search: '', sort: null, offset: 0, limit: 10 };
    const address = namedTableAddresses.rows(town, table, asked, 'es') ?? '';
    nock('http://council.example').get(address).reply(500, { err: 'no' });
    expect(await namedTablesClient(away).rows(town, table, asked)).toEqual(
      left({ kind: 'serverFailed', status: 500 }),
    );
    nock('http://council.example').get(address).reply(200, { data: [] });
    expect(await namedTablesClient(away).rows(town, table, asked)).toMatchObject(
      left({ kind: 'unreadable' }),
    );
  });

  it('says that its descriptor has no columns', async () => {
    nock('http://council.example')
      .get('/api/vilanova/collections/descriptor/x')
      .reply(200, { _id: 'x', columns: [] });
    expect(await namedTablesClient(away).descriptor(town, 'x')).toEqual(left({ kind: 'noColumns' }));
  });

  it('sends cells such that they are read as they were', () => {
    const { table, rows } = sampleTable();
    for (const { cells } of rows)
      expect(readRow(cells.map(writeCell), table.columns, 'x').cells).toEqual(cells);
  });
});
