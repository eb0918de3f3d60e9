import { type ReactNode, useId, useMemo, useState } from 'react';
import { mostColumns, type TableColumn } from '#domain/tables/descriptor.ts';
import { classNames } from '../class-names.ts';
import styles from './data-table.module.css';
import scroll from './scroll-edges.module.css';
import { TablePages } from './table-pages.tsx';
import { TableSheet } from './table-sheet.tsx';
import {
  drawnRows,
  type SeenRows,
  seenRows,
  tableActs,
  type TableState,
  untouched,
  type WholeTable,
} from './table-state.ts';
import { SearchField, SortField, TableSwitches, type ToolsProps } from './table-tools.tsx';
import type { TitleOf } from './whole-title.ts';
import type { TableWords } from './table-words.ts';
import { useOnPaper } from '../use-on-paper.ts';

const sheet = classNames(styles.sheet, scroll.edges);

interface TableLook {
  readonly caption: ReactNode;
  readonly titleOf: TitleOf;
  readonly words: TableWords;
  /** At the end of the tools: the downloads. */
  readonly files?: ReactNode;
  readonly foot?: readonly ReactNode[];
}

export type DataTableProps = TableLook & WholeTable;

/** A table that the page has whole: the reader can search, sort, group and page it. */
export function DataTable({ columns, rows, paginator = null, search = null, ...look }: DataTableProps) {
  const [state, setState] = useState(untouched);
  const onPaper = useOnPaper();
  const { language } = look.words;
  const seen = useMemo(
    () => seenRows({ columns, rows, paginator, search }, state, language, onPaper),
    [columns, rows, paginator, search, state, language, onPaper],
  );
  return (
    <SeenTable {...look} columns={columns} seen={seen} state={state} onChange={setState} onPaper={onPaper} />
  );
}

interface SeenTableProps extends TableLook {
  readonly columns: readonly TableColumn[];
  readonly seen: SeenRows;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  readonly onPaper?: boolean;
  /** While other rows are loading. */
  readonly busy?: boolean;
}

/** The indexes of the columns that are drawn. If rows are grouped, the column of the group is first. */
function drawnPlaces(columns: readonly TableColumn[], { unfolded, grouping }: TableState): readonly number[] {
  const visible = columns.flatMap((column, at) =>
    column.isHidden || (column.isCollapsible && !unfolded.has(at)) ? [] : [at],
  );
  const first = grouping === null ? visible : [0, ...visible.filter((at) => at !== 0)];
  return first.slice(0, mostColumns);
}

function PagesOf({
  seen,
  state,
  onChange,
  words,
}: Pick<SeenTableProps, 'seen' | 'state' | 'onChange' | 'words'>) {
  return (
    <TablePages
      page={seen.page}
      pages={seen.pages}
      size={state.size}
      onTurn={(page) => onChange(tableActs.turn(state, page))}
      onSize={(size) => onChange(tableActs.size(state, size))}
      words={words}
    />
  );
}

/** A table in its present view, whatever the source of its rows. */
export function SeenTable({
  columns,
  seen,
  state,
  onChange,
  onPaper = false,
  busy = false,
  ...look
}: SeenTableProps) {
  const { caption, titleOf, words, files, foot } = look;
  const id = useId();
  const tools: ToolsProps = { columns, titleOf, state, onChange, words };
  const places = drawnPlaces(columns, state);
  const visible = columns.filter(({ isHidden }) => !isHidden).length;
  // Without rows there is nothing to search, sort or download.
  if (seen.all === 0) return <p className={styles.none}>{words.empty}</p>;
  return (
    <div className={styles.whole}>
      <div className={styles.tools}>
        {seen.hasSearch && <SearchField state={state} onChange={onChange} words={words} />}
        <TableSwitches {...tools} />
        {files}
        <SortField {...tools} />
      </div>
      <p role="status" className={styles.count}>
        {words.count(seen.found, seen.all)}
      </p>
      {visible > mostColumns && <p className="note">{words.leftOut(mostColumns, visible)}</p>}
      {seen.rows.length === 0 ? (
        <p className={styles.none}>{words.nothingFound}</p>
      ) : (
        // It may be wider than its container: then it is scrolled sideways, with the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reached by keyboard
        <div className={sheet} role="region" aria-labelledby={id} aria-busy={busy} tabIndex={0}>
          <TableSheet
            caption={<span id={id}>{caption}</span>}
            columns={columns}
            titleOf={titleOf}
            places={places}
            rows={drawnRows(seen.rows, state.open, onPaper)}
            sort={state.sort}
            onSort={(column) => onChange(tableActs.sort(state, column))}
            onToggle={(row) => onChange(tableActs.toggle(state, row))}
            words={words}
            {...(foot && { foot })}
          />
        </div>
      )}
      {seen.hasPages && seen.found > 0 && (
        <PagesOf seen={seen} state={state} onChange={onChange} words={words} />
      )}
    </div>
  );
}
