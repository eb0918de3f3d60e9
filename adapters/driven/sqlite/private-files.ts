import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const [ownersFile, ownersFolder] = [0o600, 0o700];

/** Changes who may read; on a file system without such rights, or in a folder of another user, nothing changes. */
function only(mode: number, path: string): void {
  try {
    chmodSync(path, mode);
  } catch {
    // Left to the operator: the database can be used either way.
  }
}

/** Creates the file if there is none. SQLite gives its logs the rights of the file. */
function makeFor(owner: number, file: string): void {
  if (existsSync(file)) return;
  try {
    closeSync(openSync(file, 'wx', owner));
  } catch {
    // Opening it will report why.
  }
}

/**
 * Protects a database, its logs and their folder from all other users of the machine, also if an older program
 * created them readable for everybody. To be done before the database is opened.
 */
export function keepPrivate(file: string): void {
  only(ownersFolder, dirname(file));
  makeFor(ownersFile, file);
  for (const one of ['', '-wal', '-shm'].map((end) => file + end))
    if (statSync(one, { throwIfNoEntry: false })?.isFile()) only(ownersFile, one);
}
