import { tableReport } from '#application/tables/table-report.ts';
import type { TableColumn, TableDescriptor } from '#domain/tables/descriptor.ts';
import type { TableRow } from '#domain/tables/row.ts';
import { type TitleOf, wholeTitle } from '#ui-web/components/data-table/whole-title.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';

/** The names of a published table and its columns in the visitor's language, and of its file. */
export function tableNaming({ title, name }: Pick<TableDescriptor, 'title' | 'name'>, speech: Speech) {
  const called = title === null ? name : textOf(speech.said(title));
  const titleOf: TitleOf = ({ title: words }) => textOf(speech.said(words));
  const report = (columns: readonly TableColumn[], rows: readonly TableRow[]) =>
    tableReport(rows, {
      subject: called,
      columns: columns.map((column) => wholeTitle(column, titleOf)),
      language: speech.language,
      site: window.location.origin,
    });
  return { title: called, titleOf, report };
}
