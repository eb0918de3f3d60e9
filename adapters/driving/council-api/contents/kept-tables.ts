import { readTableDescriptor } from '#adapters/wire/tables/table.ts';
import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { TableColumn } from '#domain/tables/descriptor.ts';
import { readRows, type TableRow, withoutHidden } from '#domain/tables/row.ts';
import { isTableName, rowsCollection } from '#domain/tables/rows-collection.ts';

/** A table as it is answered from: the columns that are shown, and its rows read. Hidden columns are left out of it. */
export interface KeptTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** The rows of how many tables stay in memory: turning a page reads nothing again. */
const mostKept = 4;

/** The tables of named queries, whose rows are documents of the town, each read again only after the contents of a town changed. */
export function keptTables(documents: DocumentStore, contents: ContentWatch) {
  const kept = new Map<string, { readonly table: Promise<KeptTable | null>; readonly version: number }>();

  async function read(realm: RealmId, db: string, query: string): Promise<KeptTable | null> {
    const described = await documents.all(realm, 'descriptor');
    const mine = described.find((one) => one['db'] === db && one['query'] === query);
    const descriptor = mine && readTableDescriptor(mine);
    if (descriptor === undefined || isLeft(descriptor)) return null;
    const raw: readonly CouncilDocument[] = await documents.all(realm, rowsCollection(db, query));
    const { columns } = descriptor.right;
    return withoutHidden(columns, readRows(raw, columns));
  }

  return async (realm: RealmId, db: string, query: string): Promise<KeptTable | null> => {
    if (!isTableName(db) || !isTableName(query)) return null;
    const key = `${realm}/${db}/${query}`;
    const { version } = await contents.look(realm);
    const known = kept.get(key);
    if (known?.version === version) return known.table;
    const table = read(realm, db, query);
    kept.delete(key);
    kept.set(key, { table, version });
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(oldest);
    try {
      return await table;
    } catch (error) {
      // If the database was away, it is asked again.
      kept.delete(key);
      throw error;
    }
  };
}
