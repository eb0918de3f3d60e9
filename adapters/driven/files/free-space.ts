import { statfs } from 'node:fs/promises';
import type { FreeSpace } from '#application/ports/server/free-space.ts';

/** With less than this a database cannot be sure to write: pages, its log, and a copy of a page. */
const fullBelow = 4 * 1024 * 1024;

/** The bytes that a program may still write on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The free space of a folder's disk, of which `kept` bytes are for votes. */
export function freeSpace(
  folder: string,
  kept: number,
  measure: (folder: string) => Promise<number> = freeBytes,
): FreeSpace {
  // A disk that cannot be asked is not full: what is written there will say.
  const free = () => measure(folder).catch(() => Number.POSITIVE_INFINITY);
  return {
    isLow: async () => (await free()) < kept,
    isFull: async () => (await free()) < fullBelow,
  };
}
