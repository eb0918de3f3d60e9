import { statSync } from 'node:fs';
import type { RunningHash } from '#adapters/driven/ballot-list/list-hash.ts';
import { runningHash } from './running-hash.ts';

/** Starting a thread takes so long that fewer bytes than this are hashed sooner without one. */
const worthAThread = 64 * 1024 * 1024;

/** The hash for a list in a file; begins at once, so that the rest of the program loads meanwhile. */
export async function hashForFile(path: string, least = worthAThread): Promise<RunningHash> {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size < least) return runningHash();
  const { threadedHash } = await import('./threaded-hash.ts');
  return threadedHash();
}
