import { describe, expect, it, onTestFinished } from 'vitest';
import type { NamedTablesClient } from '#adapters/driven/council-http/clients/named-tables-client.ts';
import type { RowsQuery } from '#application/tables/table-page.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import type { TableDescriptor } from '#domain/tables/descriptor.ts';

interface OpenSource {
  /** With the sample town's table `contratos`. */
  readonly source: NamedTablesClient;
  readonly close: () => Promise<void>;
}

const town = realmId('vilanova');
const everything: RowsQuery = { search: '', sort: null, offset: 0, limit: 1000 };

/** Opens a source and its table for one test. */
async function openTable(open: () => Promise<OpenSource>) {
  const { source, close } = await open();
  onTestFinished(close);
  const described = await source.descriptor(town, 'contratos');
  if (isLeft(described)) throw new Error(JSON.stringify(described.left));
  const table: TableDescriptor = described.right;
  const rows = async (asked: Partial<RowsQuery>) => {
    const found = await source.rows(town, table, { ...everything, ...asked });
    if (isLeft(found)) throw new Error(JSON.stringify(found.left));
    return found.right;
  };
  return { source, table, rows };
}

/** The contract of every source of tables. */
export function namedTablesClientContract(name: string, open: () => Promise<OpenSource>): void {
  describe(`${name} keeps the named-tables client contract`, () => {
    const opened = () => openTable(open);

    it('gives the rows of a query a page at a time, every one once', async () => {
      const { rows } = await opened();
      const all = await rows({});
      expect(all.rows).toHaveLength(all.total);
      expect(all.total).toBeGreaterThan(20);
      const first = await rows({ limit: 10 });
      const second = await rows({ limit: 10, offset: 10 });
      expect(first.total).toBe(all.total);
      expect([...first.rows, ...second.rows].map(({ cells }) => cells)).toEqual(
        all.rows.slice(0, 20).map(({ cells }) => cells),
      );
      expect((await rows({ offset: all.total })).rows).toEqual([]);
    });

    it('sorts all rows before it takes a page of them', async () => {
      const { rows, table } = await opened();
      const column = table.columns.findIndex(({ kind }) => kind === 'currency');
      const amounts = (await rows({ sort: { column, descending: true }, limit: 5 })).rows.map(({ cells }) => {
        const cell = cells[column];
        return cell?.kind === 'money' ? cell.amount : 0;
      });
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      const all = (await rows({})).rows.flatMap(({ cells }) => {
        const cell = cells[column];
        return cell?.kind === 'money' ? [cell.amount] : [];
      });
      expect(amounts[0]).toBe(Math.max(...all));
    });

    it('searches a text literally', async () => {
      const { rows } = await opened();
      expect((await rows({ search: '.*' })).total).toBe(0);
      const some = await rows({ search: 'ADJUDICADO' });
      expect(some.total).toBeGreaterThan(0);
      expect(some.total).toBeLessThan((await rows({})).total);
    });

    it('knows no other tables and no other queries', async () => {
      const { source, table } = await opened();
      expect(await source.descriptor(town, 'nada')).toEqual(left({ kind: 'notFound' }));
      const none = left({ kind: 'notFound' });
      for (const query of [null, { db: 'x', name: 'drop' }, { db: '../sql', name: 'x;drop' }])
        expect(await source.rows(town, { ...table, query }, everything)).toEqual(none);
    });
  });
}
