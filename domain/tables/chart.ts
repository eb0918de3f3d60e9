import type { Cell } from './cell.ts';
import type { TableColumn } from './descriptor.ts';
import type { TableRow } from './row.ts';

/** A named row of values of a chart. */
export interface ChartSeries {
  readonly name: string;
  /** One for each label; null where there is none. */
  readonly values: readonly (number | null)[];
  /** Drawn as a line: a course over time beside bars. */
  readonly asLine?: boolean;
}

/** A part of a treemap; those under another name it. */
export interface ChartArea {
  readonly id: string;
  readonly parent: string | null;
  readonly label: string;
  readonly value: number;
}

/** What a chart draws. Its numbers are those of a table, and the table is always there too. */
export type Chart =
  | { readonly kind: 'bars'; readonly labels: readonly string[]; readonly series: readonly ChartSeries[] }
  | { readonly kind: 'pie'; readonly labels: readonly string[]; readonly values: readonly number[] }
  | { readonly kind: 'treemap'; readonly areas: readonly ChartArea[] };

/** Letters of a treemap, in pixels (specification 2, section 9). */
const [smallest, largest] = [7, 30];

/**
 * How large the label of an area is: with the side of a square of its share, from 7 to 30 pixels.
 *
 * @example labelSize(25, 100) // 30
 * @example labelSize(1, 100) // 6.4, raised to 7
 */
export function labelSize(value: number, whole: number): number {
  const side = whole > 0 && value > 0 ? Math.sqrt(Math.min(1, value / whole)) : 0;
  return Math.min(largest, Math.max(smallest, side * 64));
}

/** The number that a cell is drawn as: amounts in euros. */
export function drawnNumber(cell: Cell | undefined): number | null {
  if (cell?.kind === 'money') return cell.amount / 100;
  return cell?.kind === 'number' || cell?.kind === 'percent' ? cell.number : null;
}

/** Which words a chart takes from its table. */
export interface ChartWords {
  readonly nameOf: (row: TableRow) => string;
  readonly titleOf: (column: TableColumn) => string;
}

/**
 * The graphable columns of a table as bars or, where asked, lines: a series a column, a bar a row. Null where no column
 * is for drawing.
 */
export function chartOfTable(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  { nameOf, titleOf }: ChartWords,
  lines: ReadonlySet<string> = new Set(),
): Extract<Chart, { kind: 'bars' }> | null {
  const series = columns.flatMap((column, at) =>
    column.isGraphable && !column.isHidden
      ? [
          {
            name: titleOf(column),
            values: rows.map(({ cells }) => drawnNumber(cells[at])),
            asLine: lines.has(column.key),
          },
        ]
      : [],
  );
  return series.length === 0 ? null : { kind: 'bars', labels: rows.map(nameOf), series };
}

/** A chart with only what can be drawn as a surface: what is below nothing has none, and is counted. */
export function drawable(chart: Chart): { readonly chart: Chart; readonly leftOut: number } {
  if (chart.kind === 'bars') return { chart, leftOut: 0 };
  if (chart.kind === 'treemap') {
    const areas = chart.areas.filter(({ value }) => value > 0);
    return { chart: { ...chart, areas }, leftOut: chart.areas.filter(({ value }) => value < 0).length };
  }
  const kept = new Set(chart.values.flatMap((value, at) => (value > 0 ? [at] : [])));
  return {
    chart: {
      kind: 'pie',
      labels: chart.labels.filter((_, at) => kept.has(at)),
      values: chart.values.filter((value) => value > 0),
    },
    leftOut: chart.values.filter((value) => value < 0).length,
  };
}
