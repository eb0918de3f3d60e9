import type { ReportWriter } from '#application/reports/report-writer.ts';
import type { TextKey, Texts } from './texts/es.ts';

/** Writes reports in a format. Libraries of a format are loaded with it. */
export async function reportWriter(
  format: 'csv' | 'tsv' | 'xlsx',
  byteOrderMark: boolean,
  texts: Texts,
): Promise<ReportWriter> {
  if (format === 'xlsx') {
    const { workbookWriter } = await import('#adapters/driven/spreadsheet/workbook-writer.ts');
    return workbookWriter((key) => word(key, texts));
  }
  const { delimitedWriter } = await import('#adapters/driven/csv/delimited-writer.ts');
  return delimitedWriter({ separator: format === 'csv' ? ';' : '\t', byteOrderMark });
}

/** The word for a heading or a term of a report. `position3` is the word for `position` and its number. */
export function word(key: string, texts: Texts): string {
  const [, name = key, number = ''] = /^(.*?)(\d*)$/u.exec(key) ?? [];
  for (const prefix of ['report', 'outcome', 'tie']) {
    for (const [tried, ending] of [
      [key, ''],
      [name, ` ${number}`],
    ]) {
      const full = `${prefix}.${tried}`;
      if (full in texts) return `${texts[full as TextKey]}${ending}`;
    }
  }
  throw new Error(`no word for ${key}`);
}
