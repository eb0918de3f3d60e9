import { DatabaseSync } from 'node:sqlite';

/** A key is written in milliseconds; a longer wait than this means a broken disk, not a slow process. */
const patience = 5000;

/**
 * Does work on a file while no other process does so, waiting for its turn. The lock is SQLite's, on a file beside:
 * the system releases it when its holder ends, in whatever way, so that no lock is left behind.
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
