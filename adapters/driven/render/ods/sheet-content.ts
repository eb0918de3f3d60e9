import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { measuredSheet } from '../sheets/first-rows.ts';
import { dayFormat, type Sheet, type SheetCell } from '../sheets/sheets.ts';
import { xmlText } from '../sheets/xml.ts';
import { type CellStyles, signIn } from './number-styles.ts';

/** The narrowest and the widest column of a sheet, in letters. */
export const columnLetters = { least: 8, most: 73 } as const;

/**
 * A sheet, row by row: its heading in bold and repeated on every printed page.
 *
 * @param noteRows Is told how many rows the sheet has, its heading included, when all are written.
 */
export function* sheetContent(
  sheet: Sheet,
  styles: CellStyles,
  noteRows: (rows: number) => void,
): Generator<string> {
  const { name, heading } = sheet;
  const { widths, rows } = measuredSheet(sheet);
  yield `<table:table table:name="${xmlText(name)}" table:style-name="sheet">`;
  for (const width of widths)
    yield `<table:table-column table:style-name="letters${Math.max(columnLetters.least, width)}"/>`;
  const title = heading.map(
    (value) => `<table:table-cell${typed.heading}>${paragraphs(value)}</table:table-cell>`,
  );
  yield `<table:table-header-rows><table:table-row>${title.join('')}</table:table-row></table:table-header-rows>`;
  let written = 1;
  for (const cells of rows) {
    yield rowPart(cells, styles);
    written += 1;
  }
  noteRows(written);
  yield '</table:table>';
}

const typed = {
  heading: ' table:style-name="Heading" office:value-type="string"',
  text: ' office:value-type="string"',
  link: ' table:style-name="Link" office:value-type="string"',
} as const;

function rowPart(cells: readonly SheetCell[], styles: CellStyles): string {
  let part = '<table:table-row>';
  for (const cell of cells) part += cellPart(cell, styles);
  return `${part}</table:table-row>`;
}

function cellPart({ value, format, href }: SheetCell, styles: CellStyles): string {
  if (value === null) return '<table:table-cell/>';
  if (typeof value === 'number') return numberPart(value, format, styles);
  if (href === undefined) return `<table:table-cell${typed.text}>${paragraphs(value)}</table:table-cell>`;
  const link = `<text:a xlink:type="simple" xlink:href="${xmlText(href)}">${spaced(value)}</text:a>`;
  return `<table:table-cell${typed.link}><text:p>${link}</text:p></table:table-cell>`;
}

/** A number, and the same as text for readers that compute nothing: without it some see an empty cell. */
function numberPart(value: number, format: string | null, styles: CellStyles): string {
  const cell = (type: string, shown: number | string) =>
    `<table:table-cell${format === null ? '' : ` table:style-name="${styles.nameOf(format)}"`} office:value-type=${type}><text:p>${shown}</text:p></table:table-cell>`;
  if (format === dayFormat) {
    const day = addDays(dayZero, value);
    return cell(`"date" office:date-value="${day}"`, day);
  }
  const sign = format === null ? null : signIn(format);
  const type = sign === null ? '"float"' : `"currency" office:currency="${xmlText(codes[sign] ?? sign)}"`;
  return cell(`${type} office:value="${value}"`, value);
}

const codes: Readonly<Record<string, string>> = { '€': 'EUR' };

/** The day that spreadsheets count from. */
const dayZero = '1899-12-30' as CalendarDay;

/** A line of the text is a paragraph of the cell. */
const paragraphs = (value: string): string =>
  /[\r\n]/u.test(value)
    ? value
        .split(/\r\n|\r|\n/u)
        .map((line) => `<text:p>${spaced(line)}</text:p>`)
        .join('')
    : `<text:p>${spaced(value)}</text:p>`;

/**
 * The format drops spaces at the ends of a paragraph, and all but one in a row, unless they are elements. LibreOffice
 * drops tabs, so that they become spaces.
 */
function spaced(line: string): string {
  const text = xmlText(line).replaceAll('\t', ' ');
  if (!/^ | {2}| $/u.test(text)) return text;
  return text.replaceAll(/^ +| +$| {2,}/gu, (spaces) => `<text:s text:c="${spaces.length}"/>`);
}
