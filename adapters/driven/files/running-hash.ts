import { createHash } from 'node:crypto';
import type { RunningHash } from '#adapters/driven/ballot-list/list-hash.ts';

/** Computed in the same thread: for lists that are counted before another thread would have begun. */
export function runningHash(): RunningHash {
  const hash = createHash('sha256');
  return {
    update: async (bytes) => void hash.update(bytes),
    digest: async () => hash.digest('hex'),
    close: async () => undefined,
  };
}
