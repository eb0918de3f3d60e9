import * as t from 'io-ts';
import { type Either, flatMap, isLeft, left, map, right } from '#domain/shared/result.ts';
import {
  shownColumns,
  type TableColumn,
  type TableDescriptor,
  type TableRefusal,
} from '#domain/tables/descriptor.ts';
import { decimalString } from '#domain/shared/money.ts';
import { type Cell, wordsOf } from '#domain/tables/cell.ts';
import { readRows, type TableRow } from '#domain/tables/row.ts';
import { columnLookWire, type HeaderOf, headersIn, kindIn, lookIn } from './table-look.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';

const flag = orNull(t.union([t.boolean, t.string, t.number]));

const columnWire = t.partial({
  ...columnLookWire.props,
  key: orNull(t.string),
  title: orNull(localizedText),
  isHidden: flag,
  isSortable: flag,
  isCollapsible: flag,
  refolding: flag,
  isGroupable: flag,
  isGraphable: flag,
});

/** A table as a council describes it (specification 2, section 3). */
export const tableDescriptorWire = t.intersection([
  t.type({ columns: t.array(columnWire) }),
  t.partial({
    name: orNull(t.string),
    title: orNull(localizedText),
    headers: orNull(t.unknown),
    paginator: flag,
    search: flag,
    db: orNull(t.string),
    query: orNull(t.string),
  }),
]);

/**
 * The answer of a named query: a list whose first item has the rows, as the specification writes it, with their
 * number.
 */
export const tableRowsWire = t.array(
  t.intersection([t.type({ data: t.array(t.unknown) }), t.partial({ total: t.number })]),
);

type Flag = t.TypeOf<typeof flag>;
const isYes = (told: Flag): boolean => told === true || told === 1 || told === 'true' || told === '1';
const yesOrOpen = (told: Flag): boolean | null => (told === undefined || told === null ? null : isYes(told));

function columnOf(wire: t.TypeOf<typeof columnWire>, at: number, header: HeaderOf): TableColumn {
  const title = wire.title ?? header.title ?? '';
  return {
    key: wire.key ?? (typeof title === 'string' && title !== '' ? title : String(at)),
    title,
    kind: kindIn(wire),
    isHidden: isYes(wire.isHidden),
    isSortable: isYes(wire.isSortable),
    isCollapsible: isYes(wire.isCollapsible),
    refolding: isYes(wire.refolding),
    isGroupable: isYes(wire.isGroupable),
    isGraphable: isYes(wire.isGraphable),
    ...lookIn(wire),
    ...(header.over && { over: header.over }),
  };
}

/** Columns may be missing; anything else in their place is a mistake, and reported as one. */
const isBare = (raw: unknown): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  !Array.isArray(raw) &&
  (!('columns' in raw) || raw.columns === null);

/** A descriptor; one without visible columns is refused. An unknown type is read as text. */
export function readTableDescriptor(raw: unknown): Either<Unreadable | TableRefusal, TableDescriptor> {
  if (isBare(raw)) return left({ kind: 'noColumns' });
  const read = map((wire: t.TypeOf<typeof tableDescriptorWire>): TableDescriptor => {
    const headers = headersIn(wire.headers);
    return {
      name: wire.name ?? '',
      title: wire.title ?? null,
      columns: wire.columns.map((column, at) => columnOf(column, at, headers[at] ?? {})),
      paginator: yesOrOpen(wire.paginator),
      search: yesOrOpen(wire.search),
      query: wire.db && wire.query ? { db: wire.db, name: wire.query } : null,
    };
  })(decode(tableDescriptorWire, raw));
  return flatMap((descriptor: TableDescriptor): Either<Unreadable | TableRefusal, TableDescriptor> => {
    const shown = shownColumns(descriptor);
    return isLeft(shown) ? left(shown.left) : right(descriptor);
  })(read);
}

/**
 * The rows of a query's answer, and how many there are in all; an answer with one page of rows gives a higher number.
 */
export const readTableRows = (
  raw: unknown,
  { columns }: Pick<TableDescriptor, 'columns'>,
): Either<Unreadable, { readonly rows: readonly TableRow[]; readonly total: number }> =>
  map((wire: t.TypeOf<typeof tableRowsWire>) => {
    const rows = readRows(wire[0]?.data ?? [], columns);
    return { rows, total: Math.max(wire[0]?.total ?? 0, rows.length) };
  })(decode(tableRowsWire, raw));

/** A cell as it is sent, such that reading it gives the same cell. */
export function writeCell(cell: Cell): unknown {
  switch (cell.kind) {
    case 'blank':
      return null;
    case 'number':
    case 'percent':
      return cell.number;
    case 'money':
      return decimalString(cell.amount);
    case 'html':
      return cell.html;
    case 'link':
      return { href: cell.href, text: cell.text };
    case 'files':
      return cell.files.map(({ title, href }) => ({ title, uri: href }));
    default:
      return wordsOf(cell);
  }
}
