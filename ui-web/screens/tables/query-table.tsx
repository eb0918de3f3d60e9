import { useEffect, useMemo } from 'react';
import type { Report } from '#application/reports/report.ts';
import { tableReport } from '#application/tables/table-report.ts';
import { isLeft } from '#domain/shared/result.ts';
import { isLong, pagePart } from '#domain/tables/pages.ts';
import type { TableRow } from '#domain/tables/row.ts';
import { SeenTable } from '#ui-web/components/data-table/data-table.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { type TitleOf, wholeTitle } from '#ui-web/components/data-table/whole-title.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { queryPresenter, type QueryState } from './query-presenter.ts';
import { TableFiles } from './table-files.tsx';
import { tableWords } from './table-words.ts';

interface QueryTableProps {
  /** Of the descriptor. */
  readonly name: string;
}

/** A table by the name of its descriptor, its rows asked of the council page by page: a hundred thousand of them do. */
export function QueryTable({ name }: QueryTableProps) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => queryPresenter(council, name), [council, name]);
  const state = useViewModel(presenter);
  useEffect(() => {
    void presenter.ask();
    return presenter.end;
  }, [presenter]);
  switch (state.kind) {
    case 'waiting':
      return <LoadingList title={t('tables:loading')} />;
    case 'noColumns':
      return (
        <Notice tone="warning">
          <p>{t('tables:noColumns')}</p>
        </Notice>
      );
    case 'refused':
      // Not there is no failure: another try would find nothing either.
      return state.refusal.kind === 'notFound' ? (
        <p className="note">{t('tables:notThere')}</p>
      ) : (
        <Failure
          title={t('tables:failed')}
          refused={state}
          zone={site.timeZone}
          retry={() => void presenter.ask()}
          level={3}
        />
      );
    case 'here':
      return <FoundRows state={state} presenter={presenter} name={name} />;
    default:
      return state satisfies never;
  }
}

interface FoundRowsProps extends QueryTableProps {
  readonly state: Extract<QueryState, { kind: 'here' }>;
  readonly presenter: ReturnType<typeof queryPresenter>;
}

/** So many rows come with one answer of the council. */
const atOnce = 1000;

function FoundRows({ state: { table, looked, found, all, busy }, presenter, name }: FoundRowsProps) {
  const { council } = usePlace();
  const speech = useSpeech();
  const titleOf: TitleOf = ({ title: words }) => textOf(speech.said(words));
  const title = table.title === null ? table.name : textOf(speech.said(table.title));
  const part = pagePart(found.total, looked.page, looked.size);

  /** All rows that fit, one answer after another; one that fails makes the whole fail. */
  async function wholeReport(): Promise<Report> {
    const { source } = await council.tables();
    const rows: TableRow[] = [];
    while (rows.length < found.total) {
      const asked = { search: looked.search, sort: looked.sort, offset: rows.length, limit: atOnce };
      // oxlint-disable-next-line no-await-in-loop -- one answer after another spares the council
      const next = await source.rows(council.realm, table, asked);
      if (isLeft(next)) throw new Error(next.left.kind);
      if (next.right.rows.length === 0) break;
      rows.push(...next.right.rows);
    }
    const shown = table.columns.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]));
    const visible = rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => shown.includes(at)) }));
    const columns = table.columns
      .filter(({ isHidden }) => !isHidden)
      .map((column) => wholeTitle(column, titleOf));
    return tableReport(visible, { subject: title, columns, language: speech.language });
  }

  return (
    <SeenTable
      caption={title}
      // Grouping needs all rows at once; those that come page by page are each alone.
      columns={table.columns.map((column) => ({ ...column, isGroupable: false }))}
      titleOf={titleOf}
      words={tableWords(speech)}
      state={looked}
      onChange={presenter.look}
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
  );
}
