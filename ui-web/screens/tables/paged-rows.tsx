import type { Report } from '#application/reports/report.ts';
import { isLeft } from '#domain/shared/result.ts';
import { isLong, pagePart } from '#domain/tables/pages.ts';
import type { TableRow } from '#domain/tables/row.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { SeenTable } from '#ui-web/components/data-table/data-table.tsx';
import type { TableState } from '#ui-web/components/data-table/table-state.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type QueryState, rowsAtOnce } from './query-presenter.ts';
import { TableFiles } from './table-files.tsx';
import styles from './paged-rows.module.css';
import { tableNaming } from './table-naming.ts';
import { tableWords } from './table-words.ts';

interface PagedRowsProps {
  /** Of the descriptor. */
  readonly name: string;
  readonly state: Extract<QueryState, { kind: 'here' }>;
  readonly look: (state: TableState) => void;
}

/** A long table, of which the page has one page of rows. A print has the same, and says that there is more. */
export function PagedRows({ state: { table, looked, found, all, busy }, look, name }: PagedRowsProps) {
  const { council } = usePlace();
  const speech = useSpeech();
  const words = tableWords(speech);
  const { title, titleOf, report } = tableNaming(table, speech);
  const part = pagePart(found.total, looked.page, looked.size);

  /** All rows that fit, one answer after another; one failure makes the whole fail. */
  async function wholeReport(): Promise<Report> {
    const { source } = await council.tables();
    const rows: TableRow[] = [];
    while (rows.length < found.total) {
      const asked = { search: looked.search, sort: looked.sort, offset: rows.length, limit: rowsAtOnce };
      // oxlint-disable-next-line no-await-in-loop -- one call after another, to limit the load of the council
      const next = await source.rows(council.realm, table, asked);
      if (isLeft(next)) throw new Error(next.left.kind);
      if (next.right.rows.length === 0) break;
      rows.push(...next.right.rows);
    }
    const shown = table.columns.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]));
    const visible = rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => shown.includes(at)) }));
    return report(
      table.columns.filter(({ isHidden }) => !isHidden),
      visible,
    );
  }

  return (
    <>
      <SeenTable
        caption={title}
        // Grouping needs all rows at once; a table that is loaded page by page cannot be grouped.
        columns={table.columns.map((column) => ({ ...column, isGroupable: false }))}
        titleOf={titleOf}
        words={words}
        state={looked}
        onChange={look}
        busy={busy}
        seen={{
          rows: found.rows,
          found: found.total,
          all,
          page: part.page,
          pages: part.pages,
          hasPages: isLong(all, table.paginator),
          hasSearch: isLong(all, table.search),
        }}
        files={<TableFiles name={name} title={title} report={wholeReport} />}
      />
      {part.pages > 1 && (
        <p className={classNames('note', styles.paper)}>
          {words.page(part.page, part.pages)}. {speech.t('tables:onPaper')}
        </p>
      )}
    </>
  );
}
