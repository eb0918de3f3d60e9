import { closeSync, openSync, readSync } from 'node:fs';

/** How much is read at a time: enough that calls do not count, little enough that it stays in the processor's cache. */
const size = 256 * 1024;

/** The bytes of a file, in pieces that are valid until the next is asked for. Throws the errors of the file system. */
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
