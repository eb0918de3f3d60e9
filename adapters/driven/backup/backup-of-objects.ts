import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase } from '#adapters/driven/sqlite/database-copy.ts';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import { type Either, left } from '#domain/shared/result.ts';
import { clearScratch, makeScratch } from './backup-place.ts';
import { databaseName } from './data-folder.ts';
import type { BackupOrder, WrittenBackup } from './backup-order.ts';
import { type BackupFault, copyFault, writeBackup } from './write-backup.ts';

/** The files are in an object store that does not give all of them out. */
export interface NoFiles {
  readonly kind: 'filesUnreachable';
  readonly why: string;
}

/** Writes the objects into a folder, as a data folder has them. */
export type BringFiles = (folder: string) => Promise<unknown>;

/**
 * Writes a backup of the embedded database and of files that are in an object store: of a folder to which both are copied
 * first, within the data folder, so that the place of the backups sees nothing readable of an encrypted one. The database
 * comes first: a file that is uploaded meanwhile may be in the backup without a row, but no row is
 * without its file.
 */
export async function writeBackupOfObjects(
  order: BackupOrder,
  bring: BringFiles,
): Promise<Either<BackupFault | NoFiles, WrittenBackup>> {
  const database = join(order.data, databaseName);
  // What is wrong with these data is said of them, and not of a copy.
  if (!existsSync(database)) return writeBackup(order);
  let copied: string | undefined;
  try {
    copied = makeScratch(order.data);
    copyDatabase(database, join(copied, databaseName));
    await bring(copied);
    return writeBackup({ ...order, data: copied });
  } catch (error) {
    if (error instanceof FilesUnreachable) return left({ kind: 'filesUnreachable', why: error.why });
    return left(copyFault(error, database));
  } finally {
    if (copied !== undefined) clearScratch(copied);
  }
}
