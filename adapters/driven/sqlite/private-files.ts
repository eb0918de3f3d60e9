import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const [ownersFile, ownersFolder] = [0o600, 0o700];

/** Changes who may read; a file system that knows no such thing, or a folder of somebody else, is left as it is. */
function only(mode: number, path: string): void {
  try {
    chmodSync(path, mode);
  } catch {
    // The operator's to settle: the database can be used either way.
  }
}

/** Makes the file if there is none. SQLite gives its logs the rights of the file. */
function makeFor(owner: number, file: string): void {
  if (existsSync(file)) return;
  try {
    closeSync(openSync(file, 'wx', owner));
  } catch {
    // Opening it will say why.
  }
}

/**
 * Keeps a database, its logs and the folder they lie in from all other users of the machine, also where an older
 * program made them for everybody's eyes. To be done before the database is opened.
 */
export function keepPrivate(file: string): void {
  only(ownersFolder, dirname(file));
  makeFor(ownersFile, file);
  for (const one of ['', '-wal', '-shm'].map((end) => file + end))
    if (statSync(one, { throwIfNoEntry: false })?.isFile()) only(ownersFile, one);
}
