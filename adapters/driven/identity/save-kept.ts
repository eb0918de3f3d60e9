import { chmodSync, closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes what only the server's user may read, durably. Written beside and moved into place: a crash leaves the old
 * file or the new one, never half of one.
 */
export function saveKept(file: string, kept: object): void {
  const beside = `${file}.new`;
  const handle = openSync(beside, 'w', 0o600);
  writeSync(handle, `${JSON.stringify(kept, null, 2)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  chmodSync(beside, 0o600);
  renameSync(beside, file);
  // The new name is on disk only when its folder is synced.
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
