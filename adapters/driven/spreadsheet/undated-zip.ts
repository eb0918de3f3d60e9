const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const firstDay = 0x0021;

/**
 * A zip archive with every entry dated 1980-01-01, the first day the format knows. The spreadsheet library writes the
 * time of writing into each entry, so the same report would otherwise give other bytes every two seconds.
 *
 * Offsets are those of the format: in the directory at the end, time and date stand at 12 and 14 and the place of the
 * entry at 42; in the entry itself they stand at 10 and 12.
 */
export function undatedZip(archive: Uint8Array): Uint8Array {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end -= 1;
  if (end < 0) throw new Error('not a zip archive');
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < entries; entry += 1) {
    if (view.getUint32(at, true) !== directoryEntry) throw new Error('broken zip directory');
    const local = view.getUint32(at + 42, true);
    for (const time of [at + 12, local + 10]) {
      view.setUint16(time, 0, true);
      view.setUint16(time + 2, firstDay, true);
    }
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return bytes;
}
