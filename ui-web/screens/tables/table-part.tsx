import { type ReactNode, useMemo } from 'react';
import { tableReport } from '#application/tables/table-report.ts';
import { withoutHidden } from '#domain/tables/row.ts';
import { DataTable } from '#ui-web/components/data-table/data-table.tsx';
import type { WholeTable } from '#ui-web/components/data-table/table-state.ts';
import { type TitleOf, wholeTitle } from '#ui-web/components/data-table/whole-title.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { TableFiles } from './table-files.tsx';
import { tableWords } from './table-words.ts';

export interface TablePartProps extends WholeTable {
  /** The name of the table, in words: its caption, and the label of its downloads. */
  readonly title: string;
  /** Of the downloads, without the extension. */
  readonly fileName: string;
  readonly caption?: ReactNode;
  readonly foot?: readonly ReactNode[];
  /** Instead of the downloads of the table as it is shown. */
  readonly files?: ReactNode;
}

/**
 * A table with its tools and downloads, in the visitor's language. If it is grouped or searched, its downloads have
 * all of it.
 */
export function TablePart({ title, fileName, caption = title, files, ...table }: TablePartProps) {
  const speech = useSpeech();
  const { columns, rows } = useMemo(
    () => withoutHidden(table.columns, table.rows),
    [table.columns, table.rows],
  );
  const titleOf: TitleOf = (named) => textOf(speech.said(named.title));
  const report = () =>
    tableReport(rows, {
      subject: title,
      columns: columns.map((column) => wholeTitle(column, titleOf)),
      language: speech.language,
      site: window.location.origin,
    });
  return (
    <DataTable
      {...table}
      columns={columns}
      rows={rows}
      caption={caption}
      titleOf={titleOf}
      words={tableWords(speech)}
      files={files ?? <TableFiles name={fileName} title={title} report={report} />}
    />
  );
}
