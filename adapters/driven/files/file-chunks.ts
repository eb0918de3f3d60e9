import { closeSync, openSync, readSync } from 'node:fs';

/** So much is read at a time: enough that calls do not count, little enough that it stays in the processor's cache. */
const size = 256 * 1024;

/** The bytes of a file, in pieces that hold only until the next is asked for. Throws what the file system says. */
export function* fileChunks(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  try {
    const buffer = new Uint8Array(size);
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      yield buffer.subarray(0, read);
  } finally {
    closeSync(file);
  }
}
