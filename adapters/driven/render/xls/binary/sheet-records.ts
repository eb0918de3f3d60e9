import { measuredSheet } from '../../sheets/first-rows.ts';
import type { Sheet, SheetCell } from '../../sheets/sheets.ts';
import { firstNumberCell, headingCell, linkCell, plainCell, writeBegin, writeEnd } from './global-records.ts';
import { RecordBytes } from './record-bytes.ts';
import type { SharedTexts } from './shared-texts.ts';

const kinds = {
  sheetOptions: 0x81,
  printing: 0xa1,
  column: 0x7d,
  dimensions: 0x200,
  number: 0x203,
  text: 0xfd,
  window: 0x23e,
  pane: 0x41,
  link: 0x1b8,
} as const;

/** What the sheets of a workbook share: their texts, and the formats of their numbers. */
export interface Shared {
  readonly texts: SharedTexts;
  readonly formatOf: (format: string) => number;
}

/** As many columns as a sheet of this format can have. */
const mostColumns = 256;

/**
 * A sheet: its heading bold and in sight while the rest scrolls, printed on landscape pages as wide as the sheet. Rows
 * are written as they are read.
 */
export function sheetRecords(sheet: Sheet, shared: Shared, isFirst: boolean): RecordBytes {
  const { heading } = sheet;
  const records = writeBegin(new RecordBytes(), 'sheet');
  writePrinting(records);
  const { widths, rows } = measuredSheet(sheet);
  for (const [place, width] of widths.slice(0, mostColumns).entries())
    records
      .open(kinds.column)
      .words(place, place, width * 256, plainCell, 0, 0)
      .close();
  records.open(kinds.dimensions);
  const dimensions = records.length;
  records.long(0).long(0).words(0, Math.min(heading.length, mostColumns), 0).close();
  const links: Link[] = [];
  let row = 0;
  const write = (cells: readonly SheetCell[], style?: number) => {
    for (const [column, cell] of cells.slice(0, mostColumns).entries()) {
      writeCell(records, { row, column }, cell, shared, style);
      if (cell.href !== undefined) links.push({ row, column, href: cell.href });
    }
    row += 1;
  };
  write(
    heading.map((value) => ({ value, format: null })),
    headingCell,
  );
  for (const cells of rows) write(cells);
  records.setLong(dimensions + 4, row);
  writeWindow(records, isFirst);
  for (const link of links) writeLink(records, link);
  return writeEnd(records);
}

function writePrinting(records: RecordBytes): void {
  const [usual, fitsPages] = [0x4c1, 0x100];
  const [a4, wholeSize, firstPage, pagesWide, pagesHigh, landscape] = [9, 100, 1, 1, 0, 0];
  records
    .open(kinds.sheetOptions)
    .word(usual | fitsPages)
    .close();
  records.open(kinds.printing).words(a4, wholeSize, firstPage, pagesWide, pagesHigh, landscape, 600, 600);
  records.double(0.3).double(0.3).word(1).close();
}

interface Place {
  readonly row: number;
  readonly column: number;
}

function writeCell(
  records: RecordBytes,
  { row, column }: Place,
  { value, format, href }: SheetCell,
  { texts, formatOf }: Shared,
  style = href === undefined ? plainCell : linkCell,
): void {
  if (value === null) return;
  if (typeof value === 'string') {
    records.open(kinds.text).words(row, column, style).long(texts.numberOf(value)).close();
    return;
  }
  const look = format === null ? plainCell : firstNumberCell + formatOf(format);
  records.open(kinds.number).words(row, column, look).double(value).close();
}

function writeWindow(records: RecordBytes, isFirst: boolean): void {
  const [seen, chosen, headings] = [0x1be, 0x600, 0x40];
  records.open(kinds.window).words(seen | (isFirst ? chosen : 0), 0, 0);
  records.long(headings).words(0, 0).long(0).close();
  const lowerPane = 2;
  records.open(kinds.pane).words(0, 1, 1, 0).byte(lowerPane).byte(0).close();
}

interface Link extends Place {
  readonly href: string;
}

/** Identifiers of a link and of an address of the web; they differ in the first byte. */
const identifier = (first: number) =>
  Uint8Array.of(first, 0xc9, 0xea, 0x79, 0xf9, 0xba, 0xce, 0x11, 0x8c, 0x82, 0, 0xaa, 0, 0x4b, 0xa9, 0x0b);
const [aLink, anAddress] = [identifier(0xd0), identifier(0xe0)];

function writeLink(records: RecordBytes, { row, column, href }: Link): void {
  const [version, leadsToAbsolute] = [2, 3];
  records.open(kinds.link).words(row, row, column, column).put(aLink).long(version).long(leadsToAbsolute);
  records.put(anAddress).long(2 * href.length + 2);
  records.letters(href, 0, href.length, false).word(0).close();
}
