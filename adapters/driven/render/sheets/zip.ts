import { runningSum } from './check-sum.ts';

/** A file in an archive, as pieces of it. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Iterable<Uint8Array>;
  /** Uncompressed, with its length before it: some formats require it for their first file. For small ones. */
  readonly isStored?: true;
}

interface Placed {
  readonly name: Uint8Array;
  readonly method: number;
  readonly flags: number;
  readonly at: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
}

/** Every entry has this date, the first that the format knows: the same content gives the same bytes. */
const firstDay = 0x0021;
const [stored, deflated] = [0, 8];
const utf8Name = 0x0800;
const sizesFollow = 0x0008;

/**
 * A zip archive in pieces, compressed by the platform as they come, so that no more than a few pieces are in memory
 * at once. Entries are read in order, each to its end before the next is asked for.
 */
export async function* zipPieces(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const placed: Placed[] = [];
  let at = 0;
  for (const entry of entries) {
    const start = at;
    const name = new TextEncoder().encode(entry.name);
    for await (const piece of entry.isStored ? storedEntry(entry, name) : deflatedEntry(entry, name)) {
      if (piece instanceof Uint8Array) {
        at += piece.length;
        yield piece;
      } else placed.push({ name, at: start, ...piece });
    }
  }
  const directory = placed.map(directoryEntry);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield* directory;
  const count = placed.length;
  yield fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
}

type Told = Omit<Placed, 'name' | 'at'>;

async function* deflatedEntry({ content }: ZipEntry, name: Uint8Array): AsyncGenerator<Uint8Array | Told> {
  const flags = utf8Name | sizesFollow;
  yield* [localHeader({ method: deflated, flags, sum: 0, packed: 0, size: 0 }, name), name];
  const sum = runningSum();
  let [size, packed] = [0, 0];
  const pieces = content[Symbol.iterator]();
  const source = new ReadableStream<BufferSource>({
    pull(controller): void {
      const { value, done } = pieces.next();
      if (done) {
        controller.close();
        return;
      }
      sum.add(value);
      size += value.length;
      controller.enqueue(new Uint8Array(value));
    },
  });
  const reader = source.pipeThrough(new CompressionStream('deflate-raw')).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    packed += read.value.length;
    yield read.value;
  }
  yield fields([4, 0x08074b50], [4, sum.result()], [4, packed], [4, size]);
  yield { method: deflated, flags, sum: sum.result(), packed, size };
}

async function* storedEntry({ content }: ZipEntry, name: Uint8Array): AsyncGenerator<Uint8Array | Told> {
  const pieces = [...content];
  const sum = runningSum();
  for (const piece of pieces) sum.add(piece);
  const size = pieces.reduce((all, { length }) => all + length, 0);
  const header = { method: stored, flags: utf8Name, sum: sum.result(), packed: size, size };
  yield* [localHeader(header, name), name, ...pieces, header];
}

const localHeader = ({ method, flags, sum, packed, size }: Told, name: Uint8Array): Uint8Array =>
  fields(
    [4, 0x04034b50],
    [2, 20],
    [2, flags],
    [2, method],
    [2, 0],
    [2, firstDay],
    [4, sum],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
  );

function directoryEntry({ name, method, flags, at, sum, packed, size }: Placed): Uint8Array {
  const head = fields(
    [4, 0x02014b50],
    [2, 20],
    [2, 20],
    [2, flags],
    [2, method],
    [2, 0],
    [2, firstDay],
    [4, sum],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, at],
  );
  return Uint8Array.of(...head, ...name);
}

/** Whole numbers of two or four bytes each, the lowest byte first. */
function fields(...numbers: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}
