import { type Report, text } from '#application/reports/report.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { csvOf } from '#ui-web/screens/results/files/csv.ts';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import type { Speech } from '#ui-web/speech.ts';

/** The formats in which a shop takes its settlements along. */
export type FileFormat = 'CSV' | 'XLSX' | 'PDF';

interface AskedFile {
  readonly format: FileFormat;
  readonly name: string;
  readonly speech: Speech;
}

const types: Readonly<Record<FileFormat, string>> = {
  CSV: 'text/csv;charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PDF: 'application/pdf',
};

/** The table of a report as separated text, with its heading. */
export const reportAsCsv = ({ table }: Report): string =>
  csvOf([table.columns.map((column) => text(column)), ...table.rows]);

async function written(report: Report, { format, speech }: AskedFile): Promise<string | Uint8Array> {
  const { t, language } = speech;
  if (format === 'CSV') return reportAsCsv(report);
  const words = new Map([
    ['result', report.name ?? ''],
    ['provenance', t('shop-desk:file.provenance')],
    ['datum', t('shop-desk:file.datum')],
    ['value', t('shop-desk:file.value')],
  ]);
  const wording = (key: string) => words.get(key) ?? key;
  const { shopFiles } = await import('#ui-web/composition/shop-files.ts');
  if (format === 'XLSX') return shopFiles.workbookIn(wording).write(report);
  const ofAll = (part: number, all: number) => t('shop-desk:file.ofAll', { part, all });
  const writer = await shopFiles.documentIn({ wording, tag: languageTag(language), ofAll });
  return writer.write(report);
}

/** Writes a report in a format, and saves it on the device. */
export async function saveReport(report: Report, asked: AskedFile): Promise<void> {
  const data = await written(report, asked);
  saveBytes(`${asked.name}.${asked.format.toLowerCase()}`, data, types[asked.format]);
}
