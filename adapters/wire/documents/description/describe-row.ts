import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { ColumnKind, TableColumn } from '#domain/tables/descriptor.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { type DescribedField, noShape, type Shape } from './described-field.ts';
import { describeValues } from './describe-kind.ts';
import { fieldsOfKind } from './fields-within.ts';

const line: Shape = { ...noShape, value: 'line' };
const files = (): Shape => fieldsOfKind('entidades').find(({ name }) => name === 'files') ?? line;

/** What a cell is edited as. */
const shapes: Readonly<Record<ColumnKind, () => Shape>> = {
  string: () => line,
  date: () => ({ ...line, value: 'day' }),
  currency: () => ({ ...line, value: 'money' }),
  number: () => ({ ...line, value: 'number' }),
  percent: () => ({ ...line, value: 'number' }),
  link: () => ({ ...line, value: 'address' }),
  iconlink: () => ({ ...line, value: 'address' }),
  html: () => ({ ...line, value: 'html' }),
  documents: files,
  pdfs: files,
};

/** The field of a column: its title is a name that the town gave. */
const fieldOfColumn = (
  { key, title, kind }: Pick<TableColumn, 'key' | 'title' | 'kind'>,
  said: (title: LocalizedText) => string,
): DescribedField => ({
  ...shapes[kind](),
  name: key,
  label: said(title) || key,
  isOwnName: true,
  isRequired: false,
  isRare: false,
  isUsual: true,
  isWrittenAlone: false,
  names: [],
});

/**
 * The fields of an editor for a row of a table: a field for each column, then what the row has beside them.
 *
 * @example describeRow(table.columns, said, {})[0]?.label // 'Objeto'
 */
export function describeRow(
  columns: readonly Pick<TableColumn, 'key' | 'title' | 'kind'>[],
  said: (title: LocalizedText) => string,
  row: JsonObject,
): readonly DescribedField[] {
  const known = new Set(columns.map(({ key }) => key));
  return [
    ...columns.map((column) => fieldOfColumn(column, said)),
    ...describeValues(row).filter(({ name }) => !known.has(name)),
  ];
}
