import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type FewBetween, fewVotesBetween } from '#application/operating/close-backups.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { makeFolder } from '#adapters/driven/files/make-folder.ts';
import { type BackupHead, backupHeadOf } from './archive.ts';

/** A backup beside another that is only a few votes away. */
export type CloseBackup = FewBetween & { readonly beside: string };

const stamp = (now: Instant) => new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');

/** Whether backups are named by their moment, in a folder. */
export const isFolder = (out: string): boolean =>
  /[/\\]$/u.test(out) || statSync(out, { throwIfNoEntry: false })?.isDirectory() === true;

/** The file that a backup becomes: the one named, or one of its own in the folder named. */
export const backupFile = (out: string, now: Instant, isSealed: boolean): string =>
  isFolder(out) ? join(out, `concejo-${stamp(now)}Z.tar${isSealed ? '.age' : ''}`) : out;

const scratchName = '.concejo-backup-';
const aDay = 86_400_000;

/** Removes what a backup that was killed has left, not what another one is making now. */
function clearOld(folder: string, now: Instant): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(scratchName)))
    if (statSync(join(folder, name)).mtimeMs < now - aDay) clearScratch(join(folder, name));
}

/** A folder in another, in which a backup is made. Throws the errors of the file system. */
export function makeScratch(folder: string): string {
  makeFolder(folder, 0o700);
  clearOld(folder, Date.now());
  return mkdtempSync(join(folder, scratchName));
}

export const giveName = (made: string, file: string): void => renameSync(made, file);
export const clearScratch = (scratch: string): void => rmSync(scratch, { recursive: true, force: true });

interface Beside {
  readonly name: string;
  readonly head: BackupHead;
}

/** The other backups in the folder, as far as they can be read. */
function backupsBeside(file: string): readonly Beside[] {
  const folder = dirname(file);
  return readdirSync(folder)
    .filter((name) => /\.tar(?:\.age)?$/u.test(name) && name !== basename(file))
    .flatMap((name) => {
      const head = readableHead(join(folder, name));
      return head === null ? [] : [{ name, head }];
    });
}

function readableHead(file: string): BackupHead | null {
  try {
    return backupHeadOf(file);
  } catch {
    return null;
  }
}

/** The other backups in the folder that are too close to this one. */
export const closeBackups = (file: string): readonly CloseBackup[] => {
  const own = readableHead(file);
  if (own === null) return [];
  return backupsBeside(file).flatMap(({ name, head }) =>
    fewVotesBetween(own.surveys, head.surveys).map((few) => ({ ...few, beside: name })),
  );
};

/** The name that a backup gets in a folder. Others were named by people, who may want them for something. */
const nameOfOurs = /^concejo-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar(?:\.age)?$/u;

/**
 * Deletes all but the newest backups beside this one, which counts as one of them: only whole ones of the same council
 * that have the name that we give. Returns the names of those that were deleted. Throws the errors of the file system.
 */
export function keepNewest(file: string, most: number): readonly string[] {
  const own = readableHead(file);
  if (own === null || own.council === null) return [];
  const older = backupsBeside(file)
    .filter(({ name, head }) => nameOfOurs.test(name) && head.isWhole && head.council === own.council)
    .toSorted((one, two) => (one.head.made < two.head.made ? 1 : -1));
  const gone = older.slice(most - 1).map(({ name }) => name);
  for (const name of gone) rmSync(join(dirname(file), name));
  return gone;
}
