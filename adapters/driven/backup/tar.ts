import { fileChunks } from '#adapters/driven/files/file-chunks.ts';
import { type ByteSink, type ByteSource, plainSink, plainSource } from './byte-files.ts';

/** A file in an archive. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** What is put into one: bytes, or a file on disk of the stated size. */
export interface TarSource extends TarEntry {
  readonly bytes: () => Iterable<Uint8Array>;
}

const block = 512;
/** The largest size that eleven octal digits can write; a larger one is written in binary, as GNU tar does. */
const largestOctal = 8 ** 11 - 1;
const sizeAt = { from: 124, to: 136 } as const;
const sumAt = { from: 148, to: 156 } as const;

export const sourceOf = (name: string, text: string): TarSource => {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, bytes: () => [bytes] };
};
export const sourceIn = (name: string, size: number, path: string): TarSource => ({
  name,
  size,
  bytes: () => fileChunks(path),
});

const sumOf = (header: Uint8Array) =>
  header.reduce((sum, byte, at) => sum + (at >= sumAt.from && at < sumAt.to ? 32 : byte), 0);

/** The header of a plain file that only its owner may read. A long name is cut: the manifest has the full name. */
function headerOf({ name, size }: TarEntry, seconds: number): Buffer {
  const header = Buffer.alloc(block);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  Buffer.from(name).copy(header, 0, 0, 100);
  header.write(octal(0o600, 7) + octal(0, 7) + octal(0, 7), 100, 'latin1');
  if (size <= largestOctal) header.write(octal(size, 11), sizeAt.from, 'latin1');
  else {
    header[sizeAt.from] = 0x80;
    header.writeBigUInt64BE(BigInt(size), sizeAt.from + 4);
  }
  header.write(octal(seconds, 11), 136, 'latin1');
  header.write('0ustar\x0000', 156, 'latin1');
  header.write(`${octal(sumOf(header), 6)} `, sumAt.from, 'latin1');
  return header;
}

const padding = (size: number) => Buffer.alloc((block - (size % block)) % block);

/** A file no longer has the stated size. */
export class FileChanged extends Error {
  readonly part: string;
  constructor(part: string) {
    super(`${part} has changed`);
    this.part = part;
  }
}

/** The size of an archive of these entries. */
export const tarSize = (entries: readonly TarEntry[]): number =>
  entries.reduce((sum, { size }) => sum + block + size + padding(size).length, 2 * block);

/** Writes an archive and syncs it. Throws the errors of the file system, or `FileChanged`. */
export function writeTar(
  path: string,
  sources: readonly TarSource[],
  seconds: number,
  sink: ByteSink = plainSink(path),
): void {
  const { put } = sink;
  try {
    for (const source of sources) {
      put(headerOf(source, seconds));
      let written = 0;
      for (const chunk of source.bytes()) {
        put(chunk);
        written += chunk.length;
      }
      if (written !== source.size) throw new FileChanged(source.name);
      put(padding(source.size));
    }
    put(Buffer.alloc(2 * block));
    sink.end();
  } finally {
    sink.close();
  }
}

/** An archive that is read from its beginning, entry by entry. */
export interface TarReader {
  /** The next entry; null at the end, and if there is no valid header. */
  readonly next: () => TarEntry | null;
  /** The bytes of the present entry, in pieces that are valid until the next; fewer than its size if the file ends. */
  readonly bytes: () => Iterable<Uint8Array>;
  readonly close: () => void;
}

function entryIn(header: Buffer): TarEntry | null {
  const text = (from: number, to: number) => header.toString('utf8', from, to).split('\0')[0] ?? '';
  if (header.length < block || Number.parseInt(text(sumAt.from, sumAt.to), 8) !== sumOf(header)) return null;
  const isBinary = header[sizeAt.from] === 0x80;
  const size = isBinary
    ? Number(header.readBigUInt64BE(sizeAt.from + 4))
    : Number.parseInt(text(sizeAt.from, sizeAt.to), 8);
  return { name: text(0, 100), size };
}

const pieceSize = 256 * 1024;

/** Opens an archive; throws the errors of the file system, and those of the source. */
export function readTar(path: string, source: ByteSource = plainSource(path)): TarReader {
  const piece = Buffer.alloc(pieceSize);
  let [current, at]: [TarEntry | null, number] = [null, 0];
  return {
    next: () => {
      if (current !== null) at += current.size + padding(current.size).length;
      const read = source.read(piece, block, at);
      current = entryIn(piece.subarray(0, read));
      at += block;
      return current;
    },
    bytes: function* () {
      let left = current?.size ?? 0;
      for (let from = at; left > 0; ) {
        const read = source.read(piece, Math.min(left, pieceSize), from);
        if (read === 0) return;
        yield piece.subarray(0, read);
        from += read;
        left -= read;
      }
    },
    close: source.close,
  };
}
