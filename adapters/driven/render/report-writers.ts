import type { ReportWriter } from '#application/reports/report-writer.ts';
import type { ReportFormat } from './formats.ts';
import type { CliSay } from '../texts/cli-say.ts';
import { word } from './words/word.ts';

/** Writes reports in a format. Libraries of a format are loaded with it. */
export async function reportWriter(
  format: ReportFormat,
  byteOrderMark: boolean,
  say: CliSay,
): Promise<ReportWriter> {
  const wording = (key: string) => word(key, say);
  switch (format) {
    case 'xlsx': {
      const { streamedWorkbook } = await import('#adapters/driven/render/xlsx/streamed/streamed-workbook.ts');
      return streamedWorkbook(wording);
    }
    case 'xls':
    case 'ods': {
      const { olderWorkbookWriter } = await import('#adapters/driven/render/sheets/older-workbooks.ts');
      return olderWorkbookWriter(format, wording);
    }
    case 'pdf':
      return documents(wording, say);
    case 'csv':
    case 'tsv': {
      const { delimitedWriter } = await import('#adapters/driven/render/csv/delimited-writer.ts');
      return delimitedWriter({ separator: format === 'csv' ? ';' : '\t', byteOrderMark });
    }
    default:
      return format satisfies never;
  }
}

async function documents(wording: (key: string) => string, say: CliSay): Promise<ReportWriter> {
  const { documentWriter } = await import('#adapters/driven/render/pdf/document/document-writer.ts');
  const { fontsBy } = await import('#adapters/driven/render/pdf/document/font-files.ts');
  const { readFile } = await import('node:fs/promises');
  const { setFlagsFromString } = await import('node:v8');
  // A long document makes much that is needed for a moment only. Without this the room for such things grows until it is
  // two thirds of what the program takes; 10,000 rows need 160 MB with it and 280 without, in the same time.
  setFlagsFromString('--semi-space-growth-factor=1');
  const ofAll = (part: number, all: number) => say('document.ofAll', { part, all });
  return documentWriter({ wording, tag: say('document.language'), ofAll }, () => fontsBy(readFile));
}
