import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';

/** A format in which data are published, by the lists of media types and of the EU's file types. */
export const dataFormats = {
  json: { media: 'application/json', fileType: 'JSON' },
  csv: { media: 'text/csv', fileType: 'CSV' },
  xml: { media: 'application/xml', fileType: 'XML' },
  rss: { media: 'application/rss+xml', fileType: 'RSS' },
  ics: { media: 'text/calendar', fileType: 'ICS' },
  // JSON Lines are in neither list: described by their name.
  jsonl: { media: null, fileType: null },
} as const;

export interface DataColumn {
  readonly name: string;
  /** Null if the column has no other name than its key. */
  readonly title: LocalizedText | null;
}

/** One form in which a dataset can be had. */
export interface Distribution {
  /** The address within this host. */
  readonly path: string;
  readonly format: keyof typeof dataFormats;
  /** The name of the shape in the description of the API that each of its items has; null if it has none. */
  readonly shape: string | null;
  /** Empty if the shape says them. */
  readonly columns: readonly DataColumn[];
}

/** What a town publishes on one subject. */
export interface Dataset {
  /** Its name in the catalogue, which does not change. */
  readonly key: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** A theme of the EU's list. */
  readonly theme: 'GOVE' | 'ECON' | 'SOCI' | 'REGI';
  /** The page of the portal that shows it. */
  readonly page: string;
  readonly issued: CalendarDay | null;
  /** When its content last changed, as far as its source says. */
  readonly modified: CalendarDay | null;
  readonly period: { readonly start: CalendarDay; readonly end: CalendarDay } | null;
  readonly distributions: readonly Distribution[];
}

/** A form of a dataset whose columns its shape says. */
export const shaped = (path: string, format: Distribution['format'], shape: string | null): Distribution => ({
  path,
  format,
  shape,
  columns: [],
});
