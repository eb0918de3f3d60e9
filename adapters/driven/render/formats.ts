import type { ReportKind } from './report-content.ts';
import type { Render } from './render.ts';

/** What commands and other formats ask about a format. */
interface FormatEntry {
  /** The kinds of reports that the format can hold. */
  readonly of: 'every' | readonly ReportKind[];
  /** A terminal cannot show it. */
  readonly isBinary?: true;
  /** Separated text: one table, with a byte order mark if it is asked for. */
  readonly isDelimited?: true;
  /** It has no columns that could be chosen. */
  readonly isWithoutColumns?: true;
  /** It holds the ballots themselves. */
  readonly isElection?: true;
  /** Loads the writer, and only then the libraries of the format. */
  readonly load: () => Promise<Render>;
}

/**
 * Every format in which a report can be written, in the order in which commands name them. A format is a folder with
 * a `render.ts`, and an entry here. No part of a format is loaded before it is needed.
 */
const entries = {
  table: { of: 'every', load: async () => (await import('./table/render.ts')).renderTable },
  json: { of: 'every', load: async () => (await import('./json/render.ts')).renderJson },
  csv: { of: 'every', isDelimited: true, load: async () => (await import('./csv/render.ts')).renderCsv },
  tsv: { of: 'every', isDelimited: true, load: async () => (await import('./csv/render.ts')).renderTsv },
  xlsx: { of: 'every', isBinary: true, load: async () => (await import('./xlsx/render.ts')).renderXlsx },
  xls: { of: 'every', isBinary: true, load: async () => (await import('./xls/render.ts')).renderXls },
  ods: { of: 'every', isBinary: true, load: async () => (await import('./ods/render.ts')).renderOds },
  pdf: { of: 'every', isBinary: true, load: async () => (await import('./pdf/render.ts')).renderPdf },
  pb: {
    of: ['budget'],
    isWithoutColumns: true,
    isElection: true,
    load: async () => (await import('./pb/render.ts')).renderPb,
  },
  html: {
    of: ['budget', 'comparison'],
    isWithoutColumns: true,
    load: async () => (await import('./html/render.ts')).renderHtml,
  },
} satisfies Readonly<Record<string, FormatEntry>>;

export type Format = keyof typeof entries;

/** The entry of a format: what commands ask about it, and its writer. */
export const formatEntry = (format: Format): FormatEntry => entries[format];

/** The formats of a kind of report, in the order in which commands name them. */
export const formatsOf = (kind: ReportKind): readonly Format[] =>
  (Object.keys(entries) as Format[]).filter((format) => {
    const { of } = formatEntry(format);
    return of === 'every' || of.includes(kind);
  });
