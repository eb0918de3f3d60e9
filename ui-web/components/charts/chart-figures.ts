import type { FiguresRow } from '../result-figures/result-figures.tsx';
import type { Chart, ChartArea } from '#domain/tables/chart.ts';

/** A chart as a table: the same numbers, with a row for each label. */
export interface ChartTable {
  readonly heads: readonly [string, ...string[]];
  readonly rows: readonly FiguresRow[];
}

interface Heads {
  /** "Área". */
  readonly label: string;
  /** "Importe"; for bars each series has its own. */
  readonly value: string;
}

/** The numbers of a chart, for readers who prefer a table. */
export function chartTable(chart: Chart, heads: Heads, format: (value: number) => string): ChartTable {
  switch (chart.kind) {
    case 'bars':
      return {
        heads: [heads.label, ...chart.series.map(({ name }) => name)],
        rows: chart.labels.map((title, at) => ({
          id: `${at} ${title}`,
          title,
          cells: chart.series.map(({ values }) => {
            const value = values[at] ?? null;
            return value === null ? '' : format(value);
          }),
        })),
      };
    case 'pie':
      return {
        heads: [heads.label, heads.value],
        rows: chart.labels.map((title, at) => ({
          id: `${at} ${title}`,
          title,
          cells: [format(chart.values[at] ?? 0)],
        })),
      };
    case 'treemap':
      return {
        heads: [heads.label, heads.value],
        rows: inOrder(chart.areas, null).map(({ id, label, value }) => ({
          id,
          title: label,
          cells: [format(value)],
        })),
      };
    default:
      return chart satisfies never;
  }
}

/** Every area, followed by those within it. */
const inOrder = (areas: readonly ChartArea[], parent: string | null): readonly ChartArea[] =>
  areas.filter((area) => area.parent === parent).flatMap((area) => [area, ...inOrder(areas, area.id)]);
