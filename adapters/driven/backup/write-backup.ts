import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupManifest } from '#application/operating/backup-manifest.ts';
import { copyDatabase, databaseFacts } from '#adapters/driven/sqlite/database-copy.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { manifestOf } from './backup-manifest-of.ts';
import {
  backupFile,
  clearScratch,
  type CloseBackup,
  closeBackups,
  giveName,
  makeScratch,
} from './backup-place.ts';
import { databaseName, partOf } from './data-folder.ts';
import { type ChangedMeanwhile, sealBackup } from './seal-backup.ts';

/** What is backed up, and where to. */
export interface BackupOrder {
  /** The data folder; a server may be running on it. */
  readonly data: string;
  readonly secretsFile: string;
  /** A file, or a folder in which it gets a name of its own. */
  readonly out: string;
  readonly program: string;
  readonly now: Instant;
}

/** Why there is no backup. Nothing of it is left behind. */
export type BackupFault =
  | { readonly kind: 'noData'; readonly file: string }
  | { readonly kind: 'databaseDamaged'; readonly file: string }
  | { readonly kind: 'copyFailed'; readonly why: string }
  | ChangedMeanwhile;

export interface WrittenBackup {
  readonly file: string;
  readonly manifest: BackupManifest;
  /** Backups beside it that are only a few votes away. */
  readonly close: readonly CloseBackup[];
}

/**
 * Writes a backup of the embedded database and the towns' files, reads it again, and only then gives it its final
 * name.
 */
export function writeBackup(order: BackupOrder): Either<BackupFault, WrittenBackup> {
  const database = join(order.data, databaseName);
  if (!existsSync(database)) return left({ kind: 'noData', file: database });
  const file = backupFile(order.out, order.now);
  let scratch: string | undefined;
  try {
    scratch = makeScratch(file);
    const written = writeInto(scratch, order);
    if (isLeft(written)) return written;
    giveName(written.right.file, file);
    const { manifest } = written.right;
    return right({ file, manifest, close: closeBackups(file, manifest) });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return left(
      /malformed|not a database|corrupt/iu.test(why)
        ? { kind: 'databaseDamaged', file: database }
        : { kind: 'copyFailed', why },
    );
  } finally {
    if (scratch !== undefined) clearScratch(scratch);
  }
}

function writeInto(
  scratch: string,
  order: BackupOrder,
): Either<BackupFault, { readonly file: string; readonly manifest: BackupManifest }> {
  const copy = join(scratch, databaseName);
  copyDatabase(join(order.data, databaseName), copy);
  const facts = databaseFacts(copy);
  if (facts === null) return left({ kind: 'databaseDamaged', file: join(order.data, databaseName) });
  const manifest = manifestOf(order, facts, partOf(databaseName, copy));
  const file = join(scratch, 'backup.tar');
  const sealed = sealBackup(file, manifest, ({ path }) =>
    join(path === databaseName ? scratch : order.data, path),
  );
  return isLeft(sealed) ? sealed : right({ file, manifest });
}
