import { DatabaseSync } from 'node:sqlite';

/** A key is written in milliseconds; whoever waits longer than this has a dead disk, not a slow neighbour. */
const patience = 5000;

/**
 * Does work on a file while no other process does so, waiting for its turn. The lock is SQLite's, on a file beside: the
 * system lets it go when its holder dies, however that comes about, so that none is ever left behind.
 */
export function aloneWith<T>(file: string, work: () => T): T {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: patience });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    lock.close();
  }
}
