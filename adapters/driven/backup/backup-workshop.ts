import { dirname, join } from 'node:path';
import type { BackupManifest } from '#application/operating/backup-manifest.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { backupFile, clearScratch, closeBackups, giveName, keepNewest, makeScratch } from './backup-place.ts';
import type { BackupOrder, WrittenBackup } from './backup-order.ts';

/** Where a backup is made. */
export interface BackupWorkshop {
  /** A folder for what is not encrypted. */
  readonly work: string;
  /** A folder in it for what is unpacked again. */
  readonly again: string;
  /** The backup, until it gets its name. */
  readonly file: string;
  /** Gives the backup its name, and then deletes older ones if that is asked. */
  readonly finish: (manifest: BackupManifest) => WrittenBackup;
  /** Removes what is left. */
  readonly clear: () => void;
}

/**
 * Prepares the folders of a backup: beside the file that it becomes. What an encrypted one is made of stays in the data
 * folder, where it is anyway: the place of the backups sees nothing that can be read.
 */
export function openWorkshop(
  order: BackupOrder,
): Either<{ readonly kind: 'copyFailed'; readonly why: string }, BackupWorkshop> {
  const isSealed = order.recipients !== undefined;
  const target = backupFile(order.out, order.now, isSealed);
  const made: string[] = [];
  const clear = () => {
    for (const scratch of made) clearScratch(scratch);
  };
  try {
    made.push(makeScratch(dirname(target)));
    if (isSealed) made.push(makeScratch(order.data));
  } catch (error) {
    clear();
    return left({ kind: 'copyFailed', why: error instanceof Error ? error.message : String(error) });
  }
  const [beside = '', work = beside] = made;
  const file = join(beside, 'backup.tar');
  const finish = (manifest: BackupManifest): WrittenBackup => {
    giveName(file, target);
    // The comparison comes first: a backup that is too close may be one that is deleted now.
    const close = closeBackups(target);
    const tidied = tidy(target, order.keep);
    return {
      file: target,
      manifest,
      close: close.filter(({ beside }) => !tidied.deleted.includes(beside)),
      ...tidied,
    };
  };
  return right({ work, again: join(work, 'again'), file, finish, clear });
}

/** The new backup is there: what fails now is told, and is no failure of the backup. */
function tidy(file: string, keep: number | undefined): Pick<WrittenBackup, 'deleted' | 'notDeleted'> {
  try {
    return { deleted: keep === undefined ? [] : keepNewest(file, keep), notDeleted: null };
  } catch (error) {
    return { deleted: [], notDeleted: error instanceof Error ? error.message : String(error) };
  }
}
