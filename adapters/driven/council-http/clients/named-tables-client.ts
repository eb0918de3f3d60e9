import type { RowsFound, RowsQuery } from '#application/tables/table-page.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, flatMap, left } from '#domain/shared/result.ts';
import type { TableDescriptor, TableRefusal } from '#domain/tables/descriptor.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { namedTableAddresses } from '#adapters/wire/tables/named-table-addresses.ts';
import { readTableDescriptor, readTableRows } from '#adapters/wire/tables/table.ts';
import { bodyAt, type CallSettings } from '../council-call.ts';

/** Tables of a council that are described by name, with rows from a named query: a page at a time. */
export interface NamedTablesClient {
  /** A descriptor; one without columns to show is refused. */
  descriptor(realm: RealmId, name: string): Promise<Either<CouncilRefusal | TableRefusal, TableDescriptor>>;
  /** The rows of a descriptor's query that match a search, in order. An unknown query is not found. */
  rows(realm: RealmId, table: TableDescriptor, asked: RowsQuery): Promise<Either<CouncilRefusal, RowsFound>>;
}

/** Described tables and the rows of their queries over a council's API. */
export const namedTablesClient = (settings: CallSettings): NamedTablesClient => ({
  descriptor: async (realm, name) =>
    flatMap(readTableDescriptor)(await bodyAt(settings, namedTableAddresses.descriptor(realm, name))),
  rows: async (realm, table, asked) => {
    const address = namedTableAddresses.rows(realm, table, asked, settings.language());
    if (address === null) return left({ kind: 'notFound' });
    return flatMap((body: unknown) => readTableRows(body, table))(await bodyAt(settings, address));
  },
});
