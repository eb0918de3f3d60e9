import { xmlText } from '../sheets/xml.ts';

/** The settings of an OpenDocument spreadsheet in which the first row of every sheet stays in sight. */
export function frozenHeadings(sheets: readonly string[]): Uint8Array {
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
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>
<office:document-settings xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:config="urn:oasis:names:tc:opendocument:xmlns:config:1.0" xmlns:ooo="http://openoffice.org/2004/office" office:version="1.2"><office:settings><config:config-item-set config:name="ooo:view-settings"><config:config-item-map-indexed config:name="Views"><config:config-item-map-entry>${item('ViewId', 'string', 'view1')}${item('ActiveTable', 'string', xmlText(sheets[0] ?? ''))}<config:config-item-map-named config:name="Tables">${sheets.map(entry).join('')}</config:config-item-map-named></config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set></office:settings></office:document-settings>`,
  );
}

/** The list of files of an OpenDocument archive, with its settings among them. */
export function withSettings(manifest: Uint8Array): Uint8Array {
  const xml = new TextDecoder().decode(manifest);
  const entry = '<manifest:file-entry manifest:full-path="settings.xml" manifest:media-type="text/xml"/>';
  return new TextEncoder().encode(xml.replace('</manifest:manifest>', `  ${entry}\n</manifest:manifest>`));
}
