import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own, as a file: the contents of its blocks can be read, also where no file is any more. */
export interface DiskImage {
  /** The folder in which it is mounted. */
  readonly folder: string;
  readonly unmount: () => void;
  /** Every byte of it, when it is not mounted. */
  readonly bytes: () => Buffer;
}

const megabytes = 96;
const run = (program: string, ...args: readonly string[]) =>
  void execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Mounts a new image of ext4; null if the user may not mount, or this system cannot. */
export function mountImage(beside: string): DiskImage | null {
  const [file, folder] = [join(beside, 'disk.img'), join(beside, 'disk')];
  mkdirSync(folder);
  try {
    writeFileSync(file, '');
    truncateSync(file, megabytes * 1024 * 1024);
    run('mkfs.ext4', '-q', '-b', '4096', file);
    run('mount', '-o', 'loop', file, folder);
  } catch {
    return null;
  }
  return {
    folder,
    unmount: () => void spawnSync('umount', [folder]),
    bytes: () => readFileSync(file),
  };
}
