import type { Report } from './report.ts';

/** Turns a report into the bytes of a file. The same report gives the same bytes. */
export interface ReportWriter {
  write(report: Report): Promise<Uint8Array>;
}

/** The words of a reader's language for the headings and terms of a report. */
export type Wording = (key: string) => string;
