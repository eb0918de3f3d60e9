import { delimitedWriter } from '#adapters/driven/render/csv/delimited-writer.ts';
import { type ProcessData, processReport } from '#application/content/process-data.ts';
import { projectReport } from '#application/content/project-table.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** What the table is about, and for which readers. */
interface Wanted {
  readonly of: 'process' | 'projects';
  readonly language: Language;
  readonly realmDefault: Language;
  readonly today: CalendarDay;
}

/** A process's proposals, or its projects, as the bytes of a file for spreadsheets. Loaded at the first request. */
export async function openDataTable(data: ProcessData, { of, ...wanted }: Wanted): Promise<Buffer> {
  const report =
    of === 'projects'
      ? projectReport(data, wanted)
      : processReport(data, wanted.language, wanted.realmDefault);
  return Buffer.from(await delimitedWriter({ separator: ';', byteOrderMark: true }).write(report));
}
