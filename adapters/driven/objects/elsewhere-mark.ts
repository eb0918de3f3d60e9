import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectSettings } from './object-settings.ts';

const markOf = (data: string): string => join(data, 'files-in-object-store.txt');

/**
 * Notes in a data folder that its files are in an object store. A backup that is made without the variables of the store,
 * by a timer for instance, would contain no file and not say so: with this note it is refused.
 */
export function markElsewhere(data: string, { endpoint, bucket, prefix }: ObjectSettings): void {
  if (!existsSync(markOf(data)))
    writeFileSync(markOf(data), `${endpoint}/${bucket}/${prefix}\n`, { mode: 0o600 });
}

/** The note, if there is one; null if the files are in the folder. */
export const elsewhereMark = (data: string): string | null =>
  existsSync(markOf(data)) ? markOf(data) : null;

/** The files are in the folder again. */
export const clearMark = (data: string): void => rmSync(markOf(data), { force: true });
