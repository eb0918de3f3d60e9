import { comparisonReport } from '#application/reports/comparison/comparison-report.ts';
import { type ReportCell, type ReportTable, text } from '#application/reports/report.ts';
import { ruleSyntax } from '#domain/budget/rules/rule-syntax.ts';
import type { Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import type { ResultFile } from '#ui-web/screens/results/files/result-file.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { Compared } from './presenter.ts';
import { letters } from './view-model.ts';

/** The comparison as a file, in the language of the page; rules by letter, and in the notation of the command line. */
export function comparisonFile(
  { survey, hash }: Compared,
  comparison: Comparison,
  { t }: Speech,
): ResultFile {
  const names = comparison.rules.map(({ allocation }, at) => `${letters[at]} ${ruleSyntax(allocation.rule)}`);
  const { table, further, provenance } = comparisonReport({
    comparison,
    names,
    input: { name: survey.id, sha256: hash },
    currency: 'EUR',
    program: 'Concejo',
  });
  const isName = (key: string) => names.some((name) => key === name || key === `${name} %`);
  const word = (key: string) => (isName(key) ? key : t(`comparison:file.${key}`));
  const cellOf = (cell: ReportCell) => (cell.kind === 'term' ? text(word(cell.term)) : cell);
  const worded = ({ key, columns, rows }: ReportTable): ReportTable => ({
    key: word(key),
    columns: columns.map(word),
    rows: rows.map((row) => row.map(cellOf)),
  });
  return {
    name: `${t('comparison:file.name')}-${survey.id}`,
    report: { table: worded(table), further: further.map(worded), provenance },
  };
}
