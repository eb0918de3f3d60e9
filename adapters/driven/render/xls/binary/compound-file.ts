/**
 * The container of .xls files ([MS-CFB], version 3) around a single stream: sectors of 512 bytes, a table that chains
 * them, and a directory. A stream of less than 4,096 bytes would need a second kind of sectors, so it is padded.
 */

const sector = 512;
const smallest = 4096;
const perTable = sector / 4;
/** As many places of tables as the header has room for; the others have a list of their own. */
const inHeader = 109;
const perList = perTable - 1;

const [free, endOfChain, isTable, isList] = [0xffffffff, 0xfffffffe, 0xfffffffd, 0xfffffffc];

interface Layout {
  readonly stream: number;
  readonly tables: number;
  readonly lists: number;
}

/** How many sectors each part takes; tables chain themselves and their lists too. */
function layoutOf(stream: number): Layout {
  let [tables, lists] = [1, 0];
  for (;;) {
    const needed = Math.ceil((stream + 1 + tables + lists) / perTable);
    const listed = Math.ceil(Math.max(0, needed - inHeader) / perList);
    if (needed === tables && listed === lists) return { stream, tables, lists };
    [tables, lists] = [needed, listed];
  }
}

/**
 * A compound file that contains one stream of this name, in pieces: its header, the given pieces, and its tables.
 *
 * @example compoundFile('Workbook', [records])
 */
export function compoundFile(name: string, content: readonly Uint8Array[]): readonly Uint8Array[] {
  const given = content.reduce((sum, piece) => sum + piece.length, 0);
  const length = Math.max(smallest, given);
  const layout = layoutOf(Math.ceil(length / sector));
  const { stream, tables, lists } = layout;
  const file = new Uint8Array(sector * (2 + tables + lists));
  const view = new DataView(file.buffer);
  writeHeader(view, layout);
  writeDirectory(view, name, length);
  writeTables(view, layout);
  writeLists(view, layout);
  const padding = new Uint8Array(stream * sector - given);
  return [file.subarray(0, sector), ...content, padding, file.subarray(sector)];
}

function writeHeader(view: DataView, { stream, tables, lists }: Layout): void {
  const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  for (const [at, byte] of signature.entries()) view.setUint8(at, byte);
  const words = [0x3e, 3, 0xfffe, 9, 6];
  for (const [at, word] of words.entries()) view.setUint16(24 + 2 * at, word, true);
  view.setUint32(44, tables, true);
  view.setUint32(48, stream, true);
  view.setUint32(56, smallest, true);
  view.setUint32(60, endOfChain, true);
  view.setUint32(68, lists === 0 ? endOfChain : stream + 1 + tables, true);
  view.setUint32(72, lists, true);
  for (let at = 0; at < inHeader; at += 1)
    view.setUint32(76 + 4 * at, at < tables ? stream + 1 + at : free, true);
}

function writeDirectory(view: DataView, name: string, length: number): void {
  const entries = [
    { name: 'Root Entry', kind: 5, child: 1, start: endOfChain, length: 0 },
    { name, kind: 2, child: free, start: 0, length },
    { name: '', kind: 0, child: free, start: 0, length: 0 },
    { name: '', kind: 0, child: free, start: 0, length: 0 },
  ];
  for (const [place, entry] of entries.entries()) {
    const at = sector + 128 * place;
    for (let unit = 0; unit < entry.name.length; unit += 1)
      view.setUint16(at + 2 * unit, entry.name.charCodeAt(unit), true);
    view.setUint16(at + 64, entry.name === '' ? 0 : 2 * entry.name.length + 2, true);
    view.setUint8(at + 66, entry.kind);
    view.setUint8(at + 67, 1);
    view.setUint32(at + 68, free, true);
    view.setUint32(at + 72, free, true);
    view.setUint32(at + 76, entry.child, true);
    view.setUint32(at + 116, entry.start, true);
    view.setUint32(at + 120, entry.length, true);
  }
}

/** Places in the bytes are those without the stream. The sectors in order: stream, directory, tables, lists; each says which one follows it. */
function writeTables(view: DataView, { stream, tables, lists }: Layout): void {
  const next = (place: number): number => {
    if (place < stream - 1) return place + 1;
    if (place <= stream) return endOfChain;
    if (place <= stream + tables) return isTable;
    return place <= stream + tables + lists ? isList : free;
  };
  const from = sector * 2;
  for (let place = 0; place < tables * perTable; place += 1)
    view.setUint32(from + 4 * place, next(place), true);
}

function writeLists(view: DataView, { stream, tables, lists }: Layout): void {
  for (let list = 0; list < lists; list += 1) {
    const from = sector * (2 + tables + list);
    for (let at = 0; at < perList; at += 1) {
      const table = inHeader + list * perList + at;
      view.setUint32(from + 4 * at, table < tables ? stream + 1 + table : free, true);
    }
    const following = list + 1 < lists ? stream + 2 + tables + list : endOfChain;
    view.setUint32(from + 4 * perList, following, true);
  }
}
