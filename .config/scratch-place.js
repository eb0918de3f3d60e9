// Where the tests of a run put their files: in memory if there is room. Waiting for a disk at every commit costs more
// time than the tests themselves; what is proven about the disk is proven by contract-tests/faults, on a disk.
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** A run needs about one gigabyte at most. */
const enough = 4 * 1024 ** 3;

function hasRoom() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough;
}

/** A new folder for everything that a run writes; the caller removes it. */
export function scratchPlace() {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'concejo-run-'));
  // A PostgreSQL that may not run as root has its own folder in it.
  chmodSync(folder, 0o711);
  return folder;
}
