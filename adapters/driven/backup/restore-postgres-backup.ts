import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupManifest } from '#application/operating/backup-manifest.ts';
import { mayRestore } from '#application/operating/may-restore.ts';
import { makeFolder } from '#adapters/driven/files/make-folder.ts';
import { keyTagsOf } from '#adapters/driven/identity/key-tags.ts';
import { migrations } from '#adapters/driven/postgres/migrations.ts';
import { shownAddress } from '#adapters/driven/postgres/tables/shown-address.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type OpenArchive, openArchive } from './archive.ts';
import { assetsName, dumpName, filesName } from './data-folder.ts';
import { type NoServer, openDumped, quietly } from './dump-postgres.ts';
import { findProgram, type ProgramFault, type ProgramPlaces, runProgram } from './postgres-programs.ts';
import type { Restored, RestoreFault, RestoreOrder } from './restore-backup.ts';
import { checkUnpackedDump } from './unpacked.ts';

export interface PostgresRestoreOrder extends RestoreOrder {
  readonly databaseUrl: string;
  readonly programs: ProgramPlaces;
}

/** Why nothing was restored into PostgreSQL. Database and data folder are unchanged. */
export type PostgresRestoreFault =
  | RestoreFault
  | ProgramFault
  | NoServer
  | { readonly kind: 'backupOfEmbedded' }
  | { readonly kind: 'notEmpty'; readonly place: string };

const folders = [filesName, assetsName];

/** Checks a whole backup, then fills an empty database and an empty data folder from it. Nothing is ever replaced. */
export async function restorePostgresBackup(
  order: PostgresRestoreOrder,
): Promise<Either<PostgresRestoreFault, Restored>> {
  if (!existsSync(order.file)) return left({ kind: 'missing' });
  let archive: OpenArchive | undefined;
  try {
    const opened = openArchive(order.file, order.identities);
    if (isLeft(opened)) return opened;
    archive = opened.right;
    const { manifest } = archive;
    const may = mayFill(order, manifest);
    if (isLeft(may)) return may;
    const filled = await fillFrom(archive, order);
    return isLeft(filled) ? filled : right({ manifest, aside: null });
  } catch (error) {
    return left({ kind: 'restoreFailed', why: error instanceof Error ? error.message : String(error) });
  } finally {
    archive?.close();
  }
}

/** The refusals that need no connection and no writing. */
function mayFill(order: PostgresRestoreOrder, manifest: BackupManifest): Either<PostgresRestoreFault, null> {
  if (!manifest.parts.some(({ path }) => path === dumpName)) return left({ kind: 'backupOfEmbedded' });
  const full = folders
    .map((name) => join(order.data, name))
    .find((folder) => existsSync(folder) && readdirSync(folder).length > 0);
  if (full !== undefined) return left({ kind: 'notEmpty', place: full });
  const keys = keyTagsOf(order.secretsFile);
  return mayRestore({ manifest, known: migrations.length, keys, ballotsHere: 0, force: false });
}

async function fillFrom(
  archive: OpenArchive,
  order: PostgresRestoreOrder,
): Promise<Either<PostgresRestoreFault, null>> {
  const { data, databaseUrl, programs } = order;
  const opened = await openDumped(databaseUrl);
  if (isLeft(opened)) return opened;
  const { server, tables, close } = opened.right;
  await close();
  if (tables.length > 0) return left({ kind: 'notEmpty', place: shownAddress(databaseUrl) });
  const psql = findProgram('psql', server, programs);
  if (isLeft(psql)) return psql;
  makeFolder(data, 0o700);
  const scratch = mkdtempSync(join(data, '.restoring-'));
  try {
    const unpacked = archive.unpack(scratch);
    if (isLeft(unpacked)) return unpacked;
    const sound = checkUnpackedDump(scratch, archive.manifest);
    if (isLeft(sound)) return sound;
    await fill(scratch, order, psql.right);
    return right(null);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Restores the files first, and removes them again if the database is not filled: the database accepts all of the
 * statements or none.
 */
async function fill(
  scratch: string,
  { data, databaseUrl }: PostgresRestoreOrder,
  file: string,
): Promise<void> {
  for (const name of folders) {
    mkdirSync(join(scratch, name), { recursive: true, mode: 0o700 });
    if (existsSync(join(data, name))) rmdirSync(join(data, name));
    renameSync(join(scratch, name), join(data, name));
  }
  const args = [...quietly, '--single-transaction', `--file=${join(scratch, dumpName)}`];
  try {
    await runProgram({ file, args, databaseUrl });
  } catch (error) {
    for (const name of folders) renameSync(join(data, name), join(scratch, name));
    throw error;
  }
}
