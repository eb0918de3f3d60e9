import type { ReactNode } from 'react';
import { blankCell, type Cell } from '#domain/tables/cell.ts';
import { isNumeric, type TableColumn } from '#domain/tables/descriptor.ts';
import type { TableSort } from '#domain/tables/sort-rows.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { CellView } from './cell-view.tsx';
import styles from './table-sheet.module.css';
import type { DrawnRow } from './table-state.ts';
import { HeadingRow } from './heading-row.tsx';
import { type TitleOf, wholeTitle } from './whole-title.ts';
import type { TableWords } from './table-words.ts';

export interface SheetProps {
  readonly caption: ReactNode;
  readonly columns: readonly TableColumn[];
  readonly titleOf: TitleOf;
  /** Indexes of the columns to draw. */
  readonly places: readonly number[];
  readonly rows: readonly DrawnRow[];
  readonly sort: TableSort | null;
  readonly onSort: (column: number) => void;
  readonly onToggle: (id: string) => void;
  readonly words: TableWords;
  /** Cells of a last line, such as a total. */
  readonly foot?: readonly ReactNode[];
}

const alignOf = (column: TableColumn) =>
  classNames(
    isNumeric(column) && styles.number,
    column.kind === 'date' && styles.oneLine,
    column.kind === 'html' && styles.html,
    column.align && styles[column.align],
    column.isStrong && styles.strong,
  );

const langOf = ({ language }: TableColumn) => language && languageTag(language);

interface HeadProps extends Pick<SheetProps, 'sort' | 'onSort'> {
  readonly column: TableColumn;
  readonly at: number;
  readonly title: string;
  /** The first column names its rows: it is aligned left, even with figures. */
  readonly isFirst: boolean;
}

function Head({ column, at, sort, onSort, title, isFirst }: HeadProps) {
  const mine = sort?.column === at ? sort : null;
  const order = mine && (mine.descending ? 'descending' : 'ascending');
  return (
    <th scope="col" className={isFirst ? undefined : alignOf(column)} aria-sort={order ?? undefined}>
      {column.isSortable ? (
        <button type="button" onClick={() => onSort(at)}>
          {title}
          {mine && <Icon name={mine.descending ? 'down' : 'up'} />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}

interface DataCellProps extends Pick<SheetProps, 'titleOf' | 'words'> {
  readonly cell: Cell;
  readonly column: TableColumn | undefined;
}

function DataCell({ cell, column, titleOf, words }: DataCellProps) {
  return (
    <td
      className={classNames(column && alignOf(column), cell.kind === 'blank' && styles.blank)}
      data-head={column && wholeTitle(column, titleOf)}
      lang={column && langOf(column)}
    >
      <CellView cell={cell} words={words} />
    </td>
  );
}

interface RowNameProps extends Pick<SheetProps, 'onToggle' | 'words'> {
  readonly drawn: DrawnRow;
  readonly cell: Cell;
}

/** What a row is named by; a button where it folds. */
function RowName({ drawn: { row, isOpen }, cell, onToggle, words }: RowNameProps) {
  const name = <CellView cell={cell} words={words} />;
  if (isOpen === null) return name;
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => onToggle(row.id)}>
      <i className={styles.fold} aria-hidden="true" />
      <span>{name}</span>
    </button>
  );
}

interface RowProps extends Pick<SheetProps, 'columns' | 'places' | 'titleOf' | 'onToggle' | 'words'> {
  readonly drawn: DrawnRow;
}

function Row({ drawn, columns, places, titleOf, onToggle, words }: RowProps) {
  const { row, depth, isOpen } = drawn;
  const [first = 0, ...others] = places;
  return (
    <tr className={classNames(isOpen && styles.open)} data-depth={Math.min(depth, 3)}>
      <th scope="row" lang={columns[first] && langOf(columns[first])}>
        <RowName drawn={drawn} cell={row.cells[first] ?? blankCell} onToggle={onToggle} words={words} />
      </th>
      {others.map((at) => (
        <DataCell
          key={at}
          cell={row.cells[at] ?? blankCell}
          column={columns[at]}
          titleOf={titleOf}
          words={words}
        />
      ))}
    </tr>
  );
}

/** The names of the columns, by which rows are sorted. */
function HeadRow({ columns, places, titleOf, sort, onSort }: SheetProps) {
  return (
    <tr>
      {places.map((at) => {
        const column = columns[at];
        return (
          column && (
            <Head
              key={at}
              column={column}
              at={at}
              sort={sort}
              onSort={onSort}
              title={titleOf(column)}
              isFirst={at === places[0]}
            />
          )
        );
      })}
    </tr>
  );
}

interface FootProps extends Pick<SheetProps, 'columns' | 'places' | 'titleOf'> {
  readonly cells: readonly ReactNode[];
}

function Foot({ cells, columns, places, titleOf }: FootProps) {
  return (
    <tfoot>
      <tr>
        {cells.map((cell, index) => {
          const at = places[index] ?? 0;
          const column = columns[at];
          return index === 0 ? (
            <th scope="row" key={at}>
              {cell}
            </th>
          ) : (
            <td
              key={at}
              className={column && alignOf(column)}
              data-head={column && wholeTitle(column, titleOf)}
            >
              {cell}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

/** The table itself: headings that sort, rows that open, a foot; on a phone a card for each row. */
export function TableSheet(props: SheetProps) {
  const { caption, columns, titleOf, places, rows, foot, onToggle, words } = props;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <HeadingRow columns={columns} places={places} titleOf={titleOf} />
        <HeadRow {...props} />
      </thead>
      <tbody>
        {rows.map((drawn) => (
          <Row
            key={drawn.row.id}
            drawn={drawn}
            columns={columns}
            places={places}
            titleOf={titleOf}
            onToggle={onToggle}
            words={words}
          />
        ))}
      </tbody>
      {foot && <Foot cells={foot} columns={columns} places={places} titleOf={titleOf} />}
    </table>
  );
}
