import type { TableFileFault } from '#application/ports/server/imports/import-workshop.ts';
import type { ImportSheet } from '#domain/imports/sheet.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { readDelimited } from './read-delimited.ts';
import { readOds } from './read-ods.ts';
import { readXlsx } from './read-xlsx.ts';
import { TableRefused } from './table-fault.ts';
import type { TableFile } from './table-file.ts';
import { openZip } from './zip-parts.ts';

/** 50,000 rows of a workbook are 8 MiB. */
export const mostTableBytes = 16 * 1024 * 1024;

const startsWith = (file: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => file[at] === byte);

/** What a file is, by how it begins; its name says nothing. */
function opened(file: Uint8Array): TableFile {
  // The workbooks of before 2007, and those of today that a password closes.
  if (startsWith(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new TableRefused('oldWorkbook');
  if (!startsWith(file, [0x50, 0x4b])) return readDelimited(file);
  const part = openZip(file);
  if (part('xl/workbook.xml') !== null) return readXlsx(part);
  if (part('mimetype')?.includes('opendocument.spreadsheet') === true) return readOds(part);
  throw new TableRefused('notATable');
}

/** A sheet, and the names of all that are not hidden. */
export interface ReadTable {
  readonly sheet: ImportSheet;
  readonly sheets: readonly string[];
}

function tableIn(file: Uint8Array, wanted: string | null): ReadTable {
  const { sheets, rows } = opened(file);
  if (wanted !== null && !sheets.includes(wanted)) throw new TableRefused('unknownSheet');
  for (const name of wanted === null ? sheets : [wanted]) {
    const found = rows(name);
    if (found.length > 0 || wanted !== null) return { sheet: { name, rows: found }, sheets };
  }
  return { sheet: { name: sheets[0] ?? '', rows: [] }, sheets };
}

/** Reads a table of a file, whatever program wrote it; left: why it is not read. */
export function readTableFile(file: Uint8Array, wanted: string | null): Either<TableFileFault, ReadTable> {
  if (file.length > mostTableBytes) return left('tooLarge');
  try {
    return right(tableIn(file, wanted));
  } catch (error) {
    if (error instanceof TableRefused) return left(error.fault);
    throw error;
  }
}
