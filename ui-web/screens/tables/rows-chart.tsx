import { cellText } from '#application/tables/cell-text.ts';
import { chartOfTable } from '#domain/tables/chart.ts';
import type { TableColumn } from '#domain/tables/descriptor.ts';
import type { TableRow } from '#domain/tables/row.ts';
import { wholeTitle } from '#ui-web/components/data-table/whole-title.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ChartPart } from './chart-part.tsx';

interface RowsChartProps {
  /** What it shows, and the name of its files. */
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** The graphable columns of a table as a chart, a bar a row; nothing if it has none. */
export function RowsChart({ name, columns, rows }: RowsChartProps) {
  const { said, language } = useSpeech();
  const chart = chartOfTable(columns, rows, {
    nameOf: ({ cells: [first] }) => (first ? cellText(first, language) : ''),
    titleOf: (column) => wholeTitle(column, (named) => textOf(said(named.title))),
  });
  return chart && <ChartPart name={name} fileName={name} chart={chart} />;
}
