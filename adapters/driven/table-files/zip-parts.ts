import { inflateRawSync } from 'node:zlib';
import { TableRefused } from './table-fault.ts';

/** All parts of a workbook together, unpacked: 50,000 rows are 40 MiB. */
const mostUnpacked = 160 * 1024 * 1024;
/** Workbooks have a few dozen parts. */
const mostParts = 5000;

/** Signatures of the records of an archive, and the length of the last one without its comment. */
const [endRecord, centralRecord, localRecord] = [0x06054b50, 0x02014b50, 0x04034b50];
const endLength = 22;

interface Part {
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

/** Reads the parts of an archive by their names; null if there is no such part. */
export type PartReader = (name: string) => string | null;

const damaged = () => new TableRefused('damaged');

function endOf(file: Buffer): number {
  const least = Math.max(0, file.length - endLength - 0xffff);
  for (let at = file.length - endLength; at >= least; at -= 1)
    if (file.readUInt32LE(at) === endRecord) return at;
  throw damaged();
}

/** The parts by their names, as the directory at the end of the archive lists them. */
function partsOf(file: Buffer): ReadonlyMap<string, Part> {
  const end = endOf(file);
  const [count, start] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 16)];
  if (count > mostParts) throw damaged();
  const parts = new Map<string, Part>();
  let at = start;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== centralRecord) throw damaged();
    const nameLength = file.readUInt16LE(at + 28);
    const isEncrypted = file.readUInt16LE(at + 8) % 2 === 1;
    if (isEncrypted) throw damaged();
    parts.set(file.toString('utf8', at + 46, at + 46 + nameLength), {
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      offset: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

function unpacked(file: Buffer, { method, packed, offset }: Part, most: number): Buffer {
  if (offset + 30 > file.length || file.readUInt32LE(offset) !== localRecord) throw damaged();
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const bytes = file.subarray(start, start + packed);
  if (method === 0) return bytes;
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new TableRefused(isTooLarge ? 'unpacksTooLarge' : 'damaged');
  }
}

/**
 * Opens a workbook, which is an archive. What its directory says of lengths is not believed: a part is unpacked up to what
 * all of them may have together. Read by hand, since exceljs copies sheets to files and bounds nothing.
 */
export function openZip(bytes: Uint8Array): PartReader {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = partsOf(file);
  let left = mostUnpacked;
  return (name) => {
    const part = parts.get(name);
    if (part === undefined) return null;
    const content = unpacked(file, part, left);
    left -= content.length;
    return content.toString('utf8');
  };
}
