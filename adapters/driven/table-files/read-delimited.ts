import { parse } from 'csv-parse/sync';
import type { ImportRow } from '#domain/imports/sheet.ts';
import { mostTableColumns, mostRows, TableRefused } from './table-fault.ts';
import type { TableFile } from './table-file.ts';

/** The text of a file: UTF-8 or UTF-16, or else the Latin letters of Windows, in which Excel writes. */
function textOf(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

// oxlint-disable-next-line no-control-regex -- a text has none of these: the file is something else
const noText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u;

const delimiters = ['\t', ';', '|', ','] as const;

/** What separates cells: what the first lines have most often, each as often as the line with the fewest. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/u)
    .map((line) => line.replaceAll(/"(?:[^"]|"")*"/gu, ''))
    .filter((line) => line.trim() !== '')
    .slice(0, 30);
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    return { delimiter, rows: counts.filter((count) => count > 0).length, most: Math.max(0, ...counts) };
  });
  const [best] = scores.toSorted((a, b) => b.rows - a.rows || b.most - a.most);
  return best === undefined || best.rows === 0 ? ';' : best.delimiter;
}

function recordsOf(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
      to: mostRows + 1,
    });
  } catch (error) {
    const isQuote = error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED';
    throw new TableRefused(isQuote ? 'openQuote' : 'notATable');
  }
}

/** A text with separated cells: a file, or what was pasted from a spreadsheet. */
export function readDelimited(file: Uint8Array): TableFile {
  const text = textOf(file).replace(/^\uFEFF/u, '');
  if (noText.test(text)) throw new TableRefused('notATable');
  const records = recordsOf(text);
  if (records.length > mostRows) throw new TableRefused('tooManyRows');
  if (records.some(({ length }) => length > mostTableColumns)) throw new TableRefused('tooManyColumns');
  const rows = records.map((cells, at): ImportRow => ({ row: at + 1, cells }));
  return { sheets: [''], rows: () => rows };
}
