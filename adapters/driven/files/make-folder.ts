import { existsSync, mkdirSync, statSync } from 'node:fs';
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
