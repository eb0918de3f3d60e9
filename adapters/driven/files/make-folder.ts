import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, or throws the errors of the file system. One after the other: on a system that
 * refuses to make any and says that there is none (`/proc`), the call that makes all of them at once never ends.
 */
export function makeFolder(path: string, mode = 0o777): void {
  const above = dirname(path);
  if (above !== path && !existsSync(above)) makeFolder(above, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Closes a folder to strangers, also if an older program made it open. A group that the operator lets in stays in; on a
 * file system without such rights, or in a folder of another user, nothing changes.
 */
export function keepStrangersOut(folder: string): void {
  try {
    chmodSync(folder, statSync(folder).mode & 0o770);
  } catch {
    // Left to the operator: the folder can be used either way.
  }
}
