import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file whole or not at all: beside it first, then renamed over it. A reader meanwhile sees the old file or
 * the new one. Throws the errors of the file system, with nothing left behind.
 */
export function writeWhole(path: string, bytes: Uint8Array | readonly Uint8Array[]): void {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  const file = openSync(beside, 'wx', 0o666);
  try {
    try {
      for (const piece of bytes instanceof Uint8Array ? [bytes] : bytes)
        for (let at = 0; at < piece.length; ) at += writeSync(file, piece, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
