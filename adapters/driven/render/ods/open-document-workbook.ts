import type { CellObject, WorkSheet } from '@e965/xlsx';
import type { Report } from '#application/reports/report.ts';
import type { ReportWriter, ReportWords } from '#application/reports/report-writer.ts';
import { dayFormat, sheetColumnWidths, type Sheet, type SheetCell, sheetsOf } from '../sheets/sheets.ts';
import { type ZipEntry, zipPieces } from '../sheets/zip.ts';
import { frozenHeadings, withSettings } from './document-settings.ts';

/** As many rows as a sheet can have, its heading included. */
const mostRows = 1_048_576;

/**
 * Writes a report as an OpenDocument workbook: the same sheets and typed cells as in the .xlsx. The library writes no
 * bold type; the settings that keep headings in sight are ours.
 */
export function openDocumentWorkbook(wording: ReportWords): ReportWriter {
  return {
    write: async (report: Report) => {
      const { utils, write, CFB } = await import('@e965/xlsx');
      const workbook = utils.book_new();
      workbook.Props = { Title: report.subject ?? wording(report.table.key), Author: 'Concejo' };
      for (const sheet of sheetsOf(report, wording, mostRows)) {
        utils.book_append_sheet(workbook, worksheet(sheet, utils.encode_cell), sheet.name);
      }
      const bytes = new Uint8Array(write(workbook, { type: 'array', bookType: 'ods', compression: false }));
      const archive: Archive = CFB.read(bytes, { type: 'array' });
      return repacked(archive, workbook.SheetNames);
    },
  };
}

type Address = (cell: { readonly r: number; readonly c: number }) => string;

function worksheet({ heading, rows }: Sheet, address: Address): WorkSheet {
  const sheet: WorkSheet = {};
  const all = [...rows];
  const put = (row: number, column: number, cell: SheetCell) => {
    if (cell.value !== null) sheet[address({ r: row, c: column })] = libraryCell(cell);
  };
  for (const [column, value] of heading.entries()) put(0, column, { value, format: null });
  for (const [row, cells] of all.entries()) {
    for (const [column, cell] of cells.entries()) put(row + 1, column, cell);
  }
  sheet['!ref'] = `A1:${address({ r: all.length, c: Math.max(0, heading.length - 1) })}`;
  sheet['!cols'] = sheetColumnWidths(heading, all.slice(0, 1000)).map((wch) => ({ wch }));
  return sheet;
}

/** The number of 1970-01-01 in spreadsheets. */
const [epoch, dayLength] = [25_569, 86_400_000];

function libraryCell({ value, format, href }: SheetCell): CellObject {
  if (typeof value !== 'number')
    return { t: 's', v: value ?? '', ...(href !== undefined && { l: { Target: href } }) };
  // A day is a type of its own in this format; as a number it would be shown as one.
  if (format === dayFormat) return { t: 'd', v: new Date((value - epoch) * dayLength), z: format };
  return { t: 'n', v: value, ...(format !== null && { z: format }) };
}

/** What the library adds to every archive that it opens, beside its files. */
const ownMark = 'Sh33tJ5';

/** An archive as the library opens it; a path begins with the name of its root. */
interface Archive {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly content?: ArrayLike<number> }[];
}

/**
 * The library's OpenDocument archive with the file of its media type first and uncompressed, as the format requires,
 * and with the settings that keep headings in sight.
 */
async function repacked(archive: Archive, sheets: readonly string[]): Promise<Uint8Array> {
  const contents = new Map<string, Uint8Array>();
  for (const [place, path] of archive.FullPaths.entries()) {
    const content = archive.FileIndex[place]?.content;
    if (path.endsWith('/') || path.endsWith(ownMark) || !content) continue;
    contents.set(path.replace(/^Root Entry\//u, ''), Uint8Array.from(content));
  }
  const isType = (name: string) => name === 'mimetype';
  const names = [...contents.keys()].toSorted((a, b) => Number(isType(b)) - Number(isType(a)));
  const entries = names.map((name): ZipEntry => {
    const content = contents.get(name) ?? new Uint8Array();
    if (isType(name)) return { name, content: [content], isStored: true };
    return { name, content: [name === 'META-INF/manifest.xml' ? withSettings(content) : content] };
  });
  const settings: ZipEntry = { name: 'settings.xml', content: [frozenHeadings(sheets)] };
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of zipPieces([...entries, settings])) pieces.push(new Uint8Array(piece));
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
