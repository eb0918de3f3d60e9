import { columnName } from '../../sheets/column-name.ts';
import { measuredSheet } from '../../sheets/first-rows.ts';
import type { Sheet, SheetCell } from '../../sheets/sheets.ts';
import { xmlText as escapedXml } from '../../sheets/xml.ts';

/** The parts of an .xlsx workbook (ECMA-376), in as little of that format as a table needs. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Text in XML. The format reads `_x0041_` as a character of that number, so text that looks like it is escaped. */
const escaped = (text: string): string =>
  /[&<>"_]/u.test(text) ? escapedXml(text).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/gu, '_x005F_') : text;

/** The number formats in use, by their index in the styles; 0 is for text, 1 for headings, 2 for links. */
export interface NumberFormats {
  readonly styleOf: (format: string) => number;
  readonly all: () => readonly string[];
}

export function numberFormats(): NumberFormats {
  const places = new Map<string, number>();
  return {
    styleOf(format: string): number {
      const known = places.get(format);
      if (known !== undefined) return known;
      places.set(format, places.size + 3);
      return places.size + 2;
    },
    all: () => [...places.keys()],
  };
}

/** A cell with a link. */
export interface SheetLink {
  readonly where: string;
  readonly href: string;
}

/**
 * A sheet, row by row, its heading bold and in sight while the rest scrolls; printed on landscape pages as wide as the
 * sheet, each with the heading. `links` collects its links, which are a part of their own.
 */
export function* sheetPart(sheet: Sheet, formats: NumberFormats, links: SheetLink[]): Generator<string> {
  const { heading } = sheet;
  const { widths, rows } = measuredSheet(sheet);
  const letters = heading.map((_, place) => columnName(place));
  yield `${declaration}<worksheet xmlns="${main}" xmlns:r="${relations}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`;
  for (const [place, width] of widths.entries()) {
    yield `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`;
  }
  yield '</cols><sheetData>';
  const title = heading.map((value) => ({ value, format: null }));
  const write = (cells: readonly SheetCell[], at: number) => {
    noteLinks(cells, at, letters, links);
    return rowPart(cells, at, letters, formats, '');
  };
  yield rowPart(title, 1, letters, formats, ' s="1"');
  let number = 1;
  for (const row of rows) yield write(row, (number += 1));
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1) ?? 'A'}${number}"/>`;
  if (links.length > 0) {
    const written = links.map(({ where }, at) => `<hyperlink ref="${where}" r:id="rId${at + 1}"/>`);
    yield `<hyperlinks>${written.join('')}</hyperlinks>`;
  }
  yield '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>';
}

function noteLinks(
  cells: readonly SheetCell[],
  number: number,
  letters: readonly string[],
  links: SheetLink[],
): void {
  for (const [place, { href }] of cells.entries())
    if (href !== undefined) links.push({ where: `${letters[place] ?? columnName(place)}${number}`, href });
}

/** The part that says where the links of a sheet lead. */
export const linksPart = (links: readonly SheetLink[]): string =>
  `${declaration}<Relationships xmlns="${packaged}/relationships">${links
    .map(
      ({ href }, at) =>
        `<Relationship Id="rId${at + 1}" Type="${relations}/hyperlink" Target="${escapedXml(href)}" TargetMode="External"/>`,
    )
    .join('')}</Relationships>`;

function rowPart(
  cells: readonly SheetCell[],
  number: number,
  letters: readonly string[],
  formats: NumberFormats,
  style: string,
): string {
  let part = `<row r="${number}">`;
  for (const [place, { value, format, href }] of cells.entries()) {
    if (value === null) continue;
    const where = `${letters[place] ?? columnName(place)}${number}`;
    part +=
      typeof value === 'number'
        ? `<c r="${where}" s="${format === null ? 0 : formats.styleOf(format)}"><v>${value}</v></c>`
        : `<c r="${where}"${href === undefined ? style : ' s="2"'} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  }
  return `${part}</row>`;
}

export function stylesPart(formats: readonly string[]): string {
  const numFmts = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const xfs = formats.map(
    (_, at) =>
      `<xf numFmtId="${164 + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
  const counted =
    numFmts.length > 0 ? `<numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts>` : '';
  return `${declaration}<styleSheet xmlns="${main}">${counted}<fonts count="3">${font('')}${font('<b/>')}${font('<u/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xfs.length + 3}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/>${xfs.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** The parts that list the sheets, by name of file. */
export function listParts(names: readonly string[]): readonly (readonly [file: string, part: string])[] {
  const sheets = names.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const links = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const titles = names.map(
    (name, at) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${escaped(name)}'!$1:$1</definedName>`,
  );
  const types = names.map(
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${kind}.worksheet+xml"/>`,
  );
  return [
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets><definedNames>${titles.join('')}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${declaration}<Relationships xmlns="${packaged}/relationships">${links.join('')}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      '_rels/.rels',
      `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${types.join('')}</Types>`,
    ],
  ];
}

/** Author and date: always the same day, so that the same report gives the same bytes. */
export const propertiesPart = (title: string): string =>
  `${declaration}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:creator>Concejo</dc:creator><cp:lastModifiedBy>Concejo</cp:lastModifiedBy><dcterms:created xsi:type="dcterms:W3CDTF">2000-01-01T00:00:00Z</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">2000-01-01T00:00:00Z</dcterms:modified></cp:coreProperties>`;
