import type { FlowingReport, Report } from './report.ts';

/** Turns a report into the bytes of a file. The same report gives the same bytes. */
export interface ReportWriter {
  write(report: Report): Promise<Uint8Array>;
}

/** One that writes while rows are still made. */
export interface FlowingReportWriter extends ReportWriter {
  write(report: FlowingReport): Promise<Uint8Array>;
  /** The same bytes, piece by piece. */
  pieces(report: FlowingReport): AsyncIterable<Uint8Array>;
}

/** The words of a reader's language for the headings and terms of a report. */
export type ReportWords = (key: string) => string;

/** What a document for people needs of its reader's language. */
export interface DocumentLanguage {
  readonly wording: ReportWords;
  /** BCP 47: `es`, `ca-ES-valencia`. */
  readonly tag: string;
  /** `2 de 4`, for pages and for parts of a whole. */
  readonly ofAll: (part: number, all: number) => string;
}
