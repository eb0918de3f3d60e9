import { columnName } from '../sheets/column-name.ts';
import { xmlText } from '../sheets/xml.ts';
import { columnLetters } from './sheet-content.ts';

/** The parts of an OpenDocument spreadsheet beside its rows (ISO/IEC 26300), in as little of that format as it needs. */

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
const spaces = [
  ...['office', 'table', 'text', 'style', 'meta', 'config'].map((name) => [name, `${oasis}:${name}:1.0`]),
  ['number', `${oasis}:datastyle:1.0`],
  ['fo', `${oasis}:xsl-fo-compatible:1.0`],
  ['xlink', 'http://www.w3.org/1999/xlink'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['ooo', 'http://openoffice.org/2004/office'],
  ['loext', 'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0'],
]
  .map(([name, address]) => ` xmlns:${name}="${address}"`)
  .join('');

const part = (name: string, content: string): string =>
  `${declaration}<office:${name}${spaces} office:version="1.2">${content}</office:${name}>`;

export const mediaType = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * What is before the sheets: a style for each width that a column can have, since the widths of later sheets are not
 * known when the first is written.
 */
export function contentBegin(): string {
  const { least, most } = columnLetters;
  const columns = Array.from({ length: most - least + 1 }, (_, at) => {
    const letters = least + at;
    return `<style:style style:name="letters${letters}" style:family="table-column"><style:table-column-properties style:column-width="${(letters * letterWidth).toFixed(2)}cm"/></style:style>`;
  });
  const sheet =
    '<style:style style:name="sheet" style:family="table" style:master-page-name="Default"><style:table-properties table:display="true"/></style:style>';
  return `${declaration}<office:document-content${spaces} office:version="1.2"><office:automatic-styles>${sheet}${columns.join('')}</office:automatic-styles><office:body><office:spreadsheet>`;
}

/** In centimetres, of the usual font at ten points. */
const letterWidth = 0.2;

/** A sheet that has been written. */
export interface WrittenSheet {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
}

/** What is after the sheets: the filter over each. */
export function contentEnd(sheets: readonly WrittenSheet[]): string {
  const ranges = sheets.map(({ name, columns, rows }, at) => {
    const whole = `${cellAddress(name, 0, 1)}:${cellAddress(name, Math.max(0, columns - 1), rows)}`;
    return `<table:database-range table:name="__Anonymous_Sheet_DB__${at}" table:target-range-address="${xmlText(whole)}" table:display-filter-buttons="true"/>`;
  });
  return `<table:database-ranges>${ranges.join('')}</table:database-ranges></office:spreadsheet></office:body></office:document-content>`;
}

const cellAddress = (sheet: string, column: number, row: number): string =>
  `'${sheet}'.${columnName(column)}${row}`;

/** The styles of cells, and landscape pages as wide as the sheet. `numbers` are the styles of number formats. */
export const cellStylesPart = (numbers: string): string =>
  part(
    'document-styles',
    `<office:styles><style:default-style style:family="table-cell"><style:text-properties fo:font-family="Liberation Sans" fo:font-size="10pt"/></style:default-style><style:style style:name="Default" style:family="table-cell"/><style:style style:name="Heading" style:family="table-cell" style:parent-style-name="Default"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="Link" style:family="table-cell" style:parent-style-name="Default"><style:text-properties style:text-underline-style="solid" style:text-underline-width="auto" style:text-underline-color="font-color"/></style:style>${numbers}</office:styles><office:automatic-styles><style:page-layout style:name="page"><style:page-layout-properties fo:page-width="29.7cm" fo:page-height="21cm" style:print-orientation="landscape" fo:margin="1.4cm" style:scale-to-X="1" style:scale-to-Y="0"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="page"/></office:master-styles>`,
  );

/** Title and author; the date is always the same, so that the same report gives the same bytes. */
export const metaPart = (title: string): string =>
  part(
    'document-meta',
    `<office:meta><meta:generator>Concejo</meta:generator><dc:title>${xmlText(title)}</dc:title><meta:initial-creator>Concejo</meta:initial-creator><dc:creator>Concejo</dc:creator><meta:creation-date>2000-01-01T00:00:00</meta:creation-date><dc:date>2000-01-01T00:00:00</dc:date></office:meta>`,
  );

/** The settings in which the first row of every sheet stays in sight. */
export function settingsPart(sheets: readonly string[]): string {
  const item = (name: string, type: string, value: string | number) =>
    `<config:config-item config:name="${name}" config:type="${type}">${value}</config:config-item>`;
  const [frozen, lower] = [2, 2];
  const split = [
    item('HorizontalSplitMode', 'short', 0),
    item('VerticalSplitMode', 'short', frozen),
    item('HorizontalSplitPosition', 'int', 0),
    item('VerticalSplitPosition', 'int', 1),
    item('ActiveSplitRange', 'short', lower),
    item('PositionTop', 'int', 0),
    item('PositionBottom', 'int', 1),
  ].join('');
  const entry = (name: string) =>
    `<config:config-item-map-entry config:name="${xmlText(name)}">${split}</config:config-item-map-entry>`;
  return part(
    'document-settings',
    `<office:settings><config:config-item-set config:name="ooo:view-settings"><config:config-item-map-indexed config:name="Views"><config:config-item-map-entry>${item('ViewId', 'string', 'view1')}${item('ActiveTable', 'string', xmlText(sheets[0] ?? ''))}<config:config-item-map-named config:name="Tables">${sheets.map(entry).join('')}</config:config-item-map-named></config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set></office:settings>`,
  );
}

/** The list of the files of the archive. */
export function manifestPart(files: readonly string[]): string {
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`;
  return `${declaration}<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0" manifest:version="1.2">${entry('/', mediaType)}${files.map((file) => entry(file, 'text/xml')).join('')}</manifest:manifest>`;
}
