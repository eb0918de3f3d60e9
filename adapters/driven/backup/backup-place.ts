import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BackupManifest } from '#application/operating/backup-manifest.ts';
import { type FewBetween, fewVotesBetween } from '#application/operating/close-backups.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { openArchive } from './archive.ts';
import { isLeft } from '#domain/shared/result.ts';

/** A backup beside another that is only a few votes away. */
export type CloseBackup = FewBetween & { readonly beside: string };

const stamp = (now: Instant) => new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');

/** The file that a backup becomes: the one named, or one of its own in the folder named. */
export function backupFile(out: string, now: Instant): string {
  const isFolder = /[/\\]$/u.test(out) || statSync(out, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? join(out, `concejo-${stamp(now)}Z.tar`) : out;
}

/** A folder beside the file, in which a backup is made. Throws the errors of the file system. */
export function makeScratch(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  return mkdtempSync(join(dirname(file), '.concejo-backup-'));
}

export const giveName = (made: string, file: string): void => renameSync(made, file);
export const clearScratch = (scratch: string): void => rmSync(scratch, { recursive: true, force: true });

/** The other backups in the folder, as far as they can be read, that are too close to this one. */
export function closeBackups(file: string, { surveys }: BackupManifest): readonly CloseBackup[] {
  const others = readdirSync(dirname(file)).filter(
    (name) => name.endsWith('.tar') && name !== basename(file),
  );
  return others.flatMap((beside) =>
    fewVotesBetween(surveys, surveysOf(join(dirname(file), beside)) ?? surveys).map((few) => ({
      ...few,
      beside,
    })),
  );
}

function surveysOf(file: string): BackupManifest['surveys'] | null {
  try {
    const archive = openArchive(file);
    if (isLeft(archive)) return null;
    archive.right.close();
    return archive.right.manifest.surveys;
  } catch {
    return null;
  }
}
