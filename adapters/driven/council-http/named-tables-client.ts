import type { TableSource } from '#application/ports/browser/table-source.ts';
import { namedTableAddresses } from '#adapters/wire/tables/named-table-addresses.ts';
import { readTableDescriptor, readTableRows } from '#adapters/wire/tables/table.ts';
import { flatMap, left } from '#domain/shared/result.ts';
import { ask, type CallSettings } from './council-call.ts';

/** Described tables and the rows of their queries over a council's API. */
export const httpTableSource = (settings: CallSettings): TableSource => ({
  descriptor: async (realm, name) =>
    flatMap(readTableDescriptor)(await ask(settings, namedTableAddresses.descriptor(realm, name))),
  rows: async (realm, table, asked) => {
    const address = namedTableAddresses.rows(realm, table, asked, settings.language());
    if (address === null) return left({ kind: 'notFound' });
    return flatMap((body: unknown) => readTableRows(body, table))(await ask(settings, address));
  },
});
