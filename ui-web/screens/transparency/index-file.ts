import { transparencyJson } from '#application/reports/transparency/transparency-json.ts';
import { transparencyReport } from '#application/reports/transparency/transparency-report.ts';
import { text } from '#application/reports/report.ts';
import { csvOf } from '#ui-web/screens/results/files/csv.ts';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { ChosenIndex } from './chosen-index.ts';

/** The rows of the command line's own report, with headings in the reader's language; or all data for programs. */
export function indexFile(
  { counted, index, year }: ChosenIndex,
  format: 'csv' | 'json',
  source: string,
  { language, t }: Speech,
): { readonly name: string; readonly text: string; readonly type: string } {
  const origin = { name: source, sha256: null, program: 'Concejo' };
  const name = ['transparencia', index.edition, ...(year === null ? [] : [year.year])].join('-');
  if (format === 'json')
    return { name: `${name}.json`, text: transparencyJson(counted, origin), type: 'application/json' };
  const { columns, rows } = transparencyReport(counted, language, origin).table;
  const words = rows.map((row) =>
    row.map((cell) => (cell.kind === 'term' ? text(t(`transparency:file.${cell.term}`)) : cell)),
  );
  const heading = columns.map((column) => text(t(`transparency:file.${column}`)));
  return { name: `${name}.csv`, text: csvOf([heading, ...words]), type: 'text/csv;charset=utf-8' };
}

/** Offers the file to save. */
export const saveIndex = (...asked: Parameters<typeof indexFile>): void => {
  const { name, text: content, type } = indexFile(...asked);
  saveBytes(name, content, type);
};
