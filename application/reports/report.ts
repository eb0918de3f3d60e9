import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { linkedAddress } from '#domain/content/web-address.ts';
import type { Cents } from '#domain/shared/money.ts';

/**
 * A report before it has a format: tables of typed cells. Headings, and cells of kind `term`, are keys; the writer of a
 * format for people turns them into words, one for programs writes them as they are.
 */
export type ReportCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'money'; readonly amount: Cents }
  /** A number of so many decimals, in whole units of the last of them: a share of 47,6 is 476 with one. */
  | { readonly kind: 'decimal'; readonly units: number; readonly decimals: number }
  /** A fraction as far as it is told, with a decimal point: `428.571429`. */
  | { readonly kind: 'fraction'; readonly written: string }
  | { readonly kind: 'day'; readonly day: CalendarDay }
  /** A year is no count: it is never grouped. */
  | { readonly kind: 'year'; readonly year: number }
  /** An address of the web or a path of the portal. Writers link only the former; any other text is of kind `text`. */
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'blank' };

export interface ReportTable {
  readonly key: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
}

/** Where a report comes from: key and value, the same in every format. */
export type Provenance = readonly (readonly [key: string, value: string])[];

/**
 * What documents draw as bars: a row of the report's table each, its name and length by the keys of columns; rows with
 * the same word under `group` have the same colour.
 */
export interface ReportChart {
  readonly label: string;
  readonly value: string;
  readonly group?: string;
}

/** What a printed report says of the result itself, in the reader's words. */
export interface ReportSheet {
  /** Which council, process and vote it is, between which days, and by which rule. */
  readonly about: Provenance;
  /** The figures of the result, each under its name. */
  readonly figures: Provenance;
  /** How much of a whole is reached, drawn as a bar: from 0 to 1, and the same in words. */
  readonly spent?: { readonly share: number; readonly words: string };
  /** How anyone can compute the result again. */
  readonly recount?: { readonly title: string; readonly text: string; readonly facts: Provenance };
  /** The lines to be filled in by those who sign. */
  readonly signatures?: { readonly title: string; readonly lines: readonly string[] };
}

export interface Report {
  /** What was asked for: the only table of formats that hold one. */
  readonly table: ReportTable;
  /** Further tables, such as steps or a summary: a sheet each in workbooks, a section each in documents. */
  readonly further: readonly ReportTable[];
  readonly provenance: Provenance;
  /** The currency of its amounts by its ISO 4217 code, or empty if the source names none. Unsaid, euros. */
  readonly currency?: string;
  /** What it is about, as the reader knows it: a survey's title, a file's name. */
  readonly subject?: string;
  /** What kind of document it is, in words; without it, the name of its table. */
  readonly name?: string;
  /** How it came about, in the reader's words: `['Regla', 'por votos; lo que no cabe se salta']`. For documents. */
  readonly told?: Provenance;
  readonly chart?: ReportChart;
  /** For documents that are printed and signed. */
  readonly sheet?: ReportSheet;
  /** The schema of its JSON, a file of `docs/schemas`: such a document has all tables, not only the first. */
  readonly schema?: ReportSchema;
}

/** The name and version of the JSON Schema that a document fulfils. The version grows when a reader must change. */
export interface ReportSchema {
  readonly name: string;
  readonly version: number;
}

/** A table whose rows are made while they are written, for tables that need not stand in memory whole. */
export interface FlowingTable extends Omit<ReportTable, 'rows'> {
  readonly rows: Iterable<readonly ReportCell[]>;
}

/** A report whose table may flow; every report is one. */
export interface FlowingReport extends Omit<Report, 'table'> {
  readonly table: FlowingTable;
}

/** A report with all its rows in memory, for formats that need to know them before they write. */
export const wholeReport = (report: FlowingReport): Report => ({
  ...report,
  table: { ...report.table, rows: [...report.table.rows] },
});

/** What is made of each of some rows, anew at each reading. */
export const flowing = <T>(
  rows: Iterable<T>,
  made: (row: T) => readonly ReportCell[],
): FlowingTable['rows'] => ({
  *[Symbol.iterator]() {
    for (const row of rows) yield made(row);
  },
});

export const text = (written: string): ReportCell => ({ kind: 'text', text: written });
export const count = (number: number): ReportCell => ({ kind: 'count', count: number });
export const money = (amount: Cents): ReportCell => ({ kind: 'money', amount });
export const decimal = (units: number, decimals: number): ReportCell => ({
  kind: 'decimal',
  units,
  decimals,
});
export const fraction = (written: string): ReportCell => ({ kind: 'fraction', written });
export const dayCell = (day: CalendarDay | null): ReportCell => (day === null ? blank : { kind: 'day', day });
export const yearCell = (year: number | null): ReportCell => (year === null ? blank : { kind: 'year', year });

/**
 * A cell for an address that a council wrote: a link to the web or to a path of the portal. Any other address, such as
 * `javascript:`, is text.
 *
 * @example linkCell('/files/a.pdf') // { kind: 'link', href: '/files/a.pdf' }
 */
export function linkCell(written: string): ReportCell {
  if (written.trim() === '') return blank;
  const href = linkedAddress(written);
  return href === null ? text(written) : { kind: 'link', href };
}

/**
 * The report with each path of the portal as a whole address, so that it can be followed from a file.
 *
 * @param site The portal's origin: `https://council.example`.
 */
export const withWholeLinks = (report: FlowingReport, site: string): FlowingReport => {
  const whole = (cell: ReportCell): ReportCell =>
    cell.kind === 'link' ? { kind: 'link', href: wholeAddress(cell.href, site) } : cell;
  const rows = flowing(report.table.rows, (row) => row.map(whole));
  return { ...report, table: { ...report.table, rows } };
};

/** A path of the portal with its origin; a whole address as it is. */
export const wholeAddress = (href: string, site: string): string =>
  href.startsWith('/') ? site + href : href;

export const term = (key: string): ReportCell => ({ kind: 'term', term: key });
export const blank: ReportCell = { kind: 'blank' };
