import { blank, count, type Report, type ReportCell, text } from '#application/reports/report.ts';
import type { Chart, ChartArea } from '#domain/tables/chart.ts';

/** The headings of a chart's figures in the reader's words. */
export interface ChartHeads {
  /** "Área". */
  readonly label: string;
  /** "Importe"; for bars each series has its own. */
  readonly value: string;
  /** "Dentro de", for areas within others. */
  readonly parent: string;
  /** "Nivel": 1 for an area of the whole, 2 for one within it. */
  readonly level: string;
}

/**
 * The figures of a chart to take along, as numbers. An area says within which other it is and at which level: the
 * areas of one level are the whole, and a sum over all levels would count each amount several times.
 *
 * @param cellOf The number of the drawing as a cell: an amount, a count.
 */
export function chartReport(
  chart: Chart,
  {
    subject,
    heads,
    cellOf,
  }: {
    readonly subject: string;
    readonly heads: ChartHeads;
    readonly cellOf: (value: number) => ReportCell;
  },
): Report {
  const [columns, rows] = figuresOf(chart, heads, cellOf);
  return { table: { key: 'table', columns, rows }, further: [], provenance: [], subject };
}

type Figures = readonly [columns: readonly string[], rows: readonly (readonly ReportCell[])[]];

function figuresOf(chart: Chart, heads: ChartHeads, cellOf: (value: number) => ReportCell): Figures {
  switch (chart.kind) {
    case 'bars': {
      const { labels, series } = chart;
      const valueAt = (at: number) => series.map(({ values }) => values[at] ?? null);
      return [
        [heads.label, ...series.map(({ name }) => name)],
        labels.map((label, at) => [
          text(label),
          ...valueAt(at).map((value) => (value === null ? blank : cellOf(value))),
        ]),
      ];
    }
    case 'pie':
      return [
        [heads.label, heads.value],
        chart.labels.map((label, at) => [text(label), cellOf(chart.values[at] ?? 0)]),
      ];
    case 'treemap':
      return [[heads.level, heads.parent, heads.label, heads.value], areaRows(chart.areas, null, 1, cellOf)];
  }
}

/** Every area, followed by those within it. */
const areaRows = (
  areas: readonly ChartArea[],
  within: ChartArea | null,
  level: number,
  cellOf: (value: number) => ReportCell,
): readonly (readonly ReportCell[])[] =>
  areas
    .filter(({ parent }) => parent === (within?.id ?? null))
    .flatMap((area) => [
      [count(level), within === null ? blank : text(within.label), text(area.label), cellOf(area.value)],
      ...areaRows(areas, area, level + 1, cellOf),
    ]);
