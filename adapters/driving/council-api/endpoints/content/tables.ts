import type { FastifyInstance } from 'fastify';
import { readTableCall } from '#adapters/wire/collections/read-table.ts';
import { type RowsQuery, tablePage } from '#application/tables/table-page.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import type { TableColumn } from '#domain/tables/descriptor.ts';
import type { TableSort } from '#domain/tables/sort-rows.ts';
import type { TableRow } from '#domain/tables/row.ts';
import { writeCell } from '#adapters/wire/tables/table.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { keptTables, type KeptTable } from '../../contents/kept-tables.ts';
import { inTown, singleParameter, type TownRequest } from '../../plugins/in-town.ts';
import { refuse } from '../../plugins/refuse.ts';

/**
 * The most rows that one answer has; also the number without a `limit`, since the specification's call has no pages.
 */
const most = 1000;
const longestSearch = 200;
const known = new Set(['limit', 'offset', 'sort', 'search', 'lang', 'locale', 'realm']);

const wholeNumber = (text: string | null, otherwise: number): number | null => {
  if (text === null) return otherwise;
  return /^\d{1,7}$/u.test(text) ? Number(text) : null;
};

/** The column to sort by; undefined if there is no such column, or it cannot be sorted. */
function sortOf(columns: readonly TableColumn[], asked: string | null): TableSort | null | undefined {
  if (asked === null || asked === '') return null;
  const descending = asked.startsWith('-');
  const key = descending ? asked.slice(1) : asked;
  const column = columns.findIndex((one) => one.key === key && one.isSortable);
  return column < 0 ? undefined : { column, descending };
}

/** The query of an address; null if it cannot be answered. */
function askedOf({ columns }: KeptTable, request: TownRequest): RowsQuery | null {
  const given = Object.entries(request.query);
  if (given.some(([name, value]) => !known.has(name) || typeof value !== 'string')) return null;
  const limit = wholeNumber(singleParameter(request, 'limit'), most);
  const offset = wholeNumber(singleParameter(request, 'offset'), 0);
  const sort = sortOf(columns, singleParameter(request, 'sort'));
  const search = singleParameter(request, 'search') ?? '';
  if (limit === null || offset === null || sort === undefined || search.length > longestSearch) return null;
  return { search, sort, offset, limit: Math.min(limit, most) };
}

/** A row by the keys of its columns. */
const shownRow = (columns: readonly TableColumn[], { cells }: TableRow) =>
  Object.fromEntries(
    columns.flatMap(({ key }, at) => {
      const cell = cells[at];
      return cell === undefined ? [] : [[key, writeCell(cell)] as const];
    }),
  );

/** The rows of a table's named query, in pages (specification 2, section 7). */
export function tableEndpoint(server: FastifyInstance, council: ServerParts): void {
  const tableOf = keptTables(council.documents, council.contents);
  openCall(
    server,
    readTableCall,
    inTown<TownRequest<{ db: string; query: string }>>(council, async ({ realm }, request, reply) => {
      const { db, query } = request.params;
      const table = await tableOf(realm, db, query);
      if (table === null) return refuse(reply, 'unknownDocument');
      const asked = askedOf(table, request);
      if (asked === null) return refuse(reply, 'wrongQuery');
      const lang = singleParameter(request, 'lang');
      const found = tablePage(table.rows, asked, isLanguage(lang) ? lang : 'es');
      return [{ data: found.rows.map((row) => shownRow(table.columns, row)), total: found.total }];
    }),
  );
}
