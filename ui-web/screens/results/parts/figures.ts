import { count, decimal, type ReportCell, term, text } from '#application/reports/report.ts';
import { formatCount, formatShare, shareTenths } from '#application/text/numbers.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { ResultFiguresProps } from '#ui-web/components/result-figures/result-figures.tsx';

/** A figure: a whole number, or one that the page and a file write differently, such as a share or an average. */
export type Figure = number | { readonly shown: string; readonly cell: ReportCell };

/** A table of figures, for the page and for the file. */
export interface Figures {
  readonly caption: string;
  readonly heads: readonly [string, ...string[]];
  readonly rows: readonly {
    readonly id: string;
    readonly title: Wording;
    readonly cells: readonly Figure[];
    /** For a row that counts something else than the others: its figures have their unit beside them. */
    readonly isApart?: true;
  }[];
}

/** A share of a whole: `47,6 %` on the page, 47,6 in a file. */
export const shareFigure = (part: number, whole: number, language: Language): Figure => ({
  shown: formatShare(part, whole, language),
  cell: decimal(shareTenths(part, whole), 1),
});

/** The table as the page shows it, thousands grouped. */
export const onPage = ({ caption, heads, rows }: Figures): ResultFiguresProps => ({
  caption,
  heads,
  rows: rows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map((cell) => (typeof cell === 'number' ? formatCount(cell) : cell.shown)),
  })),
});

/** The name of a row in a file: a row that counts something else is a term, so that no chart has it among its bars. */
export const rowName = (title: Wording, isApart: boolean): ReportCell =>
  isApart ? term(textOf(title)) : text(textOf(title));

/** The rows of the same table in a file. */
export const inFile = ({ rows }: Pick<Figures, 'rows'>): readonly (readonly ReportCell[])[] =>
  rows.map(({ title, cells, isApart = false }) => [
    rowName(title, isApart),
    ...cells.map((cell) => (typeof cell === 'number' ? count(cell) : cell.cell)),
  ]);
