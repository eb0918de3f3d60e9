import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { SelectField } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import styles from './data-table.module.css';
import { mostColumns, type TableColumn } from '#domain/tables/descriptor.ts';
import { type TableState, tableActs } from './table-state.ts';
import { type TitleOf, wholeTitle } from './whole-title.ts';
import type { TableWords } from './table-words.ts';

export interface ToolsProps {
  readonly columns: readonly TableColumn[];
  readonly titleOf: TitleOf;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  readonly words: TableWords;
}

/** The columns that are shown, with their indexes: no more than a table draws. */
const placesWhere = (columns: readonly TableColumn[], fits: (column: TableColumn) => boolean) =>
  columns.flatMap((column, at) => (fits(column) ? [{ column, at }] : [])).slice(0, mostColumns);

/** The field that searches all cells. */
export const SearchField = ({ state, onChange, words }: Omit<ToolsProps, 'columns' | 'titleOf'>) => (
  <div className={styles.search} role="search">
    <TextField
      label={words.search}
      type="search"
      autoComplete="off"
      width="100%"
      value={state.search}
      onChange={(search) => onChange(tableActs.search(state, search))}
    />
  </div>
);

/** On a phone, where rows are cards without headings to press. */
export function SortField({ columns, titleOf, state, onChange, words }: ToolsProps) {
  const sortable = placesWhere(columns, ({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  const ways = sortable.flatMap(({ column, at }) =>
    [true, false].map((descending) => ({
      value: `${at} ${descending}`,
      text: words.sorted(wholeTitle(column, titleOf), descending),
    })),
  );
  const { sort } = state;
  return (
    <div className={styles.order}>
      <SelectField
        label={words.sortBy}
        value={sort === null ? '' : `${sort.column} ${sort.descending}`}
        options={[{ value: '', text: words.unsorted }, ...ways]}
        onChange={(value) => {
          const [column = '', descending] = value.split(' ');
          const asked = value === '' ? null : { column: Number(column), descending: descending === 'true' };
          onChange(tableActs.order(state, asked));
        }}
      />
    </div>
  );
}

/** Grouping by a column or none, and columns that are folded until the reader opens them. */
export function TableSwitches({ columns, titleOf, state, onChange, words }: ToolsProps) {
  const [groupId, columnId] = [useId(), useId()];
  const groupable = placesWhere(columns, ({ isGroupable }) => isGroupable);
  const foldable = placesWhere(columns, ({ isCollapsible }) => isCollapsible);
  return (
    <>
      {groupable.length > 0 && (
        <div className={styles.switches}>
          <span id={groupId}>{words.group}</span>
          <div role="group" aria-labelledby={groupId} className={styles.either}>
            <button
              type="button"
              aria-pressed={state.grouping === null}
              onClick={() => onChange(tableActs.group(state, null))}
            >
              {words.ungrouped}
            </button>
            {groupable.map(({ column, at }) => (
              <button
                key={column.key}
                type="button"
                aria-pressed={state.grouping === at}
                onClick={() => onChange(tableActs.group(state, at))}
              >
                {words.groupBy(wholeTitle(column, titleOf))}
              </button>
            ))}
          </div>
        </div>
      )}
      {foldable.length > 0 && (
        <div className={styles.switches}>
          <span id={columnId}>{words.columns}</span>
          <div role="group" aria-labelledby={columnId} className={classNames(styles.either, styles.several)}>
            {foldable.map(({ column, at }) => (
              <button
                key={column.key}
                type="button"
                aria-pressed={state.unfolded.has(at)}
                onClick={() => onChange(tableActs.unfold(state, at, columns))}
              >
                {wholeTitle(column, titleOf)}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
