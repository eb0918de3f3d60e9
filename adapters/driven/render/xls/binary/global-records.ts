import { isNarrow, type RecordBytes } from './record-bytes.ts';

/** What a workbook says before its sheets: fonts, formats of numbers, names of sheets, titles of printed pages. */

const kinds = {
  begin: 0x809,
  end: 0x0a,
  codePage: 0x42,
  window: 0x3d,
  font: 0x31,
  format: 0x41e,
  cellFormat: 0xe0,
  style: 0x293,
  sheet: 0x85,
  ownBook: 0x1ae,
  sheetReferences: 0x17,
  name: 0x18,
} as const;

/** Formats of cells by their index; the first fifteen belong to styles. */
export const [plainCell, headingCell, linkCell, firstNumberCell] = [15, 16, 17, 18];

export const writeBegin = (records: RecordBytes, part: 'workbook' | 'sheet'): RecordBytes =>
  records
    .open(kinds.begin)
    .words(0x600, part === 'workbook' ? 5 : 0x10, 0xdbb, 0x7cc)
    .long(0)
    .long(0x606)
    .close();

export const writeEnd = (records: RecordBytes): RecordBytes => records.open(kinds.end).close();

/** The styles of a workbook: three fonts, and a format for each way to write a number. */
export function writeLooks(records: RecordBytes, formats: readonly string[]): void {
  records.open(kinds.codePage).word(1200).close();
  records.open(kinds.window).words(0, 0, 0x4000, 0x2000, 0x38, 0, 0, 1, 600).close();
  const looks = [{}, { bold: true }, { underlined: true }, {}];
  for (const look of looks) writeFont(records, look);
  for (const [at, format] of formats.entries()) {
    records.open(kinds.format).words(164 + at, format.length);
    const narrow = isNarrow(format);
    records
      .byte(narrow ? 0 : 1)
      .letters(format, 0, format.length, narrow)
      .close();
  }
  for (let style = 0; style < plainCell; style += 1) writeCellFormat(records, 0, 0, 0xfff5);
  for (const font of [0, 1, 2]) writeCellFormat(records, font, 0, 1);
  for (const at of formats.keys()) writeCellFormat(records, 0, 164 + at, 1);
  records.open(kinds.style).word(0x8000).byte(0).byte(0xff).close();
}

const fontName = 'Calibri';

function writeFont(
  records: RecordBytes,
  look: { readonly bold?: boolean; readonly underlined?: boolean },
): void {
  records.open(kinds.font).words(220, look.underlined ? 4 : 0, 0x7fff, look.bold ? 700 : 400, 0);
  records
    .byte(look.underlined ? 1 : 0)
    .byte(2)
    .byte(0)
    .byte(0);
  records.byte(fontName.length).byte(0).letters(fontName, 0, fontName.length, true).close();
}

function writeCellFormat(records: RecordBytes, font: number, format: number, protection: number): void {
  records.open(kinds.cellFormat).words(font, format, protection);
  records
    .byte(0x20)
    .byte(0)
    .byte(0)
    .byte(protection === 1 ? 0xfc : 0);
  records.long(0).long(0).word(0x20c0).close();
}

/** The names of the sheets; returns where each has the place of its beginning, which is not known yet. */
export function writeSheetNames(records: RecordBytes, names: readonly string[]): readonly number[] {
  return names.map((name) => {
    records.open(kinds.sheet);
    const place = records.length;
    const narrow = isNarrow(name);
    records
      .long(0)
      .word(0)
      .byte(name.length)
      .byte(narrow ? 0 : 1);
    records.letters(name, 0, name.length, narrow).close();
    return place;
  });
}

/** Each page of a sheet begins with its first row. */
export function writePrintTitles(records: RecordBytes, sheets: number): void {
  records.open(kinds.ownBook).words(sheets, 0x401).close();
  records.open(kinds.sheetReferences).word(sheets);
  for (let sheet = 0; sheet < sheets; sheet += 1) records.words(0, sheet, sheet);
  records.close();
  const [builtIn, printTitles, area, lastColumn] = [0x20, 7, 0x3b, 255];
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    records
      .open(kinds.name)
      .word(builtIn)
      .byte(0)
      .byte(1)
      .words(11, 0, sheet + 1)
      .long(0);
    records.byte(0).byte(printTitles);
    records.byte(area).words(sheet, 0, 0, 0, lastColumn).close();
  }
}
