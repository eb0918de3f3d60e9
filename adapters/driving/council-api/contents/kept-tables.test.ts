import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { memoryRealms } from '#fixtures/memory/realm-register.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { tableEndpoint } from '../endpoints/content/tables.ts';
import { keptTables } from './kept-tables.ts';

const realm = realmId('vilanova');
const descriptor: CouncilDocument = {
  _id: 'deuda',
  db: 'hacienda',
  query: 'deuda',
  columns: [
    { key: 'banco', title: 'Banco', type: 'string' },
    { key: 'cuenta', title: 'Cuenta', type: 'string', isHidden: true, isSortable: true },
  ],
};
const rows = [{ _id: '1', banco: 'Caixa Popular', cuenta: 'ES00 secreta' }];

function documentsOf(collections: Readonly<Record<string, readonly CouncilDocument[]>>) {
  let reads = 0;
  let away = false;
  const store: DocumentStore = {
    all: async (_, collection) => {
      reads += 1;
      if (away) throw new Error('away');
      return collections[collection] ?? [];
    },
  };
  return { store, reads: () => reads, setAway: (is: boolean) => void (away = is) };
}

const watching = (version: () => number = () => 0) => ({
  look: async () => ({ version: version(), removed: 0, ballots: new Map<never, never>() }),
});

describe('the tables that a server keeps', () => {
  const given = { descriptor: [descriptor], 'tabla-hacienda-deuda': rows };

  it('are read again only after the contents changed, so that a row that is withdrawn is gone at once', async () => {
    const documents = documentsOf(given);
    let version = 0;
    const tableOf = keptTables(
      documents.store,
      watching(() => version),
    );
    const first = await tableOf(realm, 'hacienda', 'deuda');
    expect(first?.rows).toHaveLength(1);
    expect(await tableOf(realm, 'hacienda', 'deuda')).toBe(first);
    expect(documents.reads()).toBe(2);
    version = 1;
    await tableOf(realm, 'hacienda', 'deuda');
    expect(documents.reads()).toBe(4);
  });

  it('are read again after the database was away', async () => {
    const documents = documentsOf(given);
    const tableOf = keptTables(documents.store, watching());
    documents.setAway(true);
    await expect(tableOf(realm, 'hacienda', 'deuda')).rejects.toThrow('away');
    documents.setAway(false);
    expect(await tableOf(realm, 'hacienda', 'deuda')).not.toBeNull();
  });

  it('are only those that a descriptor names, and never more than a few', async () => {
    const documents = documentsOf({ ...given, 'tabla-x-y': rows });
    const tableOf = keptTables(documents.store, watching());
    for (const [db, query] of [
      ['x', 'y'],
      ['../hacienda', 'deuda'],
      ['hacienda', 'deuda;drop'],
      ['', ''],
    ] as const)
      expect(await tableOf(realm, db, query)).toBeNull();
    await tableOf(realm, 'hacienda', 'deuda');
    const before = documents.reads();
    for (const query of ['a', 'b', 'c', 'd']) await tableOf(realm, 'hacienda', query);
    await tableOf(realm, 'hacienda', 'deuda');
    expect(documents.reads()).toBe(before + 4 + 2);
  });

  it('reveal nothing of a hidden column: not its values, nor by searching or sorting', async () => {
    const server = Fastify();
    const council = {
      realms: memoryRealms(aTown(), []),
      documents: documentsOf(given).store,
      contents: watching(),
    } as unknown as ServerParts;
    tableEndpoint(server, council);
    const ask = (query: string) => server.inject(`/api/${aTown().realm}/sql/hacienda/deuda?${query}`);
    expect((await ask('')).json()).toEqual([{ data: [{ banco: 'Caixa Popular' }], total: 1 }]);
    expect((await ask('search=secreta')).json()).toEqual([{ data: [], total: 0 }]);
    expect((await ask('sort=cuenta')).statusCode).toBe(400);
  });
});
