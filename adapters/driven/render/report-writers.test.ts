import { readFile } from 'node:fs/promises';
import { delimitedWriter } from '#adapters/driven/render/csv/delimited-writer.ts';
import { documentWriter } from '#adapters/driven/render/pdf/document/document-writer.ts';
import { fontsBy } from '#adapters/driven/render/pdf/document/font-files.ts';
import { openDocumentWorkbook } from '#adapters/driven/render/ods/open-document-workbook.ts';
import { binaryWorkbook } from '#adapters/driven/render/xls/binary/binary-workbook.ts';
import { workbookWriter } from '#adapters/driven/render/xlsx/browser/workbook-writer.ts';
import { streamedWorkbook } from '#adapters/driven/render/xlsx/streamed/streamed-workbook.ts';
import { reportWriterContract } from '#contract-tests/ports/report-writer.ts';

const wording = (key: string) => key;
const language = { wording, tag: 'es', ofAll: (part: number, all: number) => `${part} de ${all}` };

reportWriterContract('CSV', 'c0', async () => delimitedWriter({ separator: ';', byteOrderMark: false }));
reportWriterContract('TSV with a mark', '\u00EF\u00BB\u00BFc0', async () =>
  delimitedWriter({ separator: '\t', byteOrderMark: true }),
);
reportWriterContract('XLSX of the browser', 'PK', async () => workbookWriter(wording));
reportWriterContract('XLSX of the command line', 'PK', async () => streamedWorkbook(wording));
reportWriterContract('ODS', 'PK', async () => openDocumentWorkbook(wording));
reportWriterContract('XLS', '\u00D0\u00CF\u0011\u00E0', async () => binaryWorkbook(wording));
reportWriterContract('PDF', '%PDF', async () => documentWriter(language, () => fontsBy(readFile)));
