import { formatCount } from '#application/text/numbers.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { ResultFiguresProps } from '#ui-web/components/result-figures/result-figures.tsx';
import { csvOf } from './csv.ts';

/** A figure: a whole number, or words such as a share or an average. */
type Figure = number | string;

/** A table of figures, for the page and for the file. */
export interface Figures {
  readonly caption: string;
  readonly heads: readonly [string, ...string[]];
  readonly rows: readonly {
    readonly id: string;
    readonly title: Wording;
    readonly cells: readonly Figure[];
  }[];
}

/** The table as the page shows it, thousands grouped. */
export const onPage = ({ caption, heads, rows }: Figures): ResultFiguresProps => ({
  caption,
  heads,
  rows: rows.map(({ id, title, cells }) => ({
    id,
    title,
    cells: cells.map((cell) => (typeof cell === 'number' ? formatCount(cell) : cell)),
  })),
});

/** The same table for a spreadsheet: whole numbers ungrouped, shares without their sign. */
export const asCsv = ({ heads, rows }: Pick<Figures, 'heads' | 'rows'>): string =>
  csvOf([
    heads,
    ...rows.map(({ title, cells }) => [
      textOf(title),
      ...cells.map((cell) => (typeof cell === 'number' ? cell : cell.replace(/\s*%$/u, ''))),
    ]),
  ]);
