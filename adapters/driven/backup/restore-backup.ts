import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BackupManifest, ballotsIn } from '#application/operating/backup-manifest.ts';
import { mayRestore, type RestoreRefusal } from '#application/operating/may-restore.ts';
import { makeFolder } from '#adapters/driven/files/make-folder.ts';
import { keyTagsOf } from '#adapters/driven/identity/key-tags.ts';
import { forgetFormerOrder } from '#adapters/driven/sqlite/ballots/former-order.ts';
import { databaseFacts } from '#adapters/driven/sqlite/database-copy.ts';
import { migrations } from '#adapters/driven/sqlite/migrations.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Identity } from './age/age-keys.ts';
import { type ArchiveFault, openArchive, type OpenArchive } from './archive.ts';
import { assetsName, databaseName, dumpName, filesName } from './data-folder.ts';
import { checkUnpacked } from './unpacked.ts';

export interface RestoreOrder {
  readonly file: string;
  readonly data: string;
  readonly secretsFile: string;
  /** Sets aside what the data folder contains, votes included. */
  readonly force: boolean;
  readonly now: Instant;
  /** Private keys, for an encrypted backup. */
  readonly identities?: readonly Identity[];
}

/** Why nothing was restored. The data folder is unchanged. */
export type RestoreFault =
  | ArchiveFault
  | RestoreRefusal
  | { readonly kind: 'missing' }
  /** The backup is of PostgreSQL, and the data folder has the embedded database. */
  | { readonly kind: 'backupOfPostgres' }
  | { readonly kind: 'serverRunning' }
  | { readonly kind: 'restoreFailed'; readonly why: string };

export interface Restored {
  readonly manifest: BackupManifest;
  /** The folder of the former data; null if there were none. */
  readonly aside: string | null;
}

/** Checks a whole backup, then replaces a data folder's database and files with it. */
export function restoreBackup(order: RestoreOrder): Either<RestoreFault, Restored> {
  if (!existsSync(order.file)) return left({ kind: 'missing' });
  let scratch: string | undefined;
  let archive: OpenArchive | undefined;
  try {
    const opened = openArchive(order.file, order.identities);
    if (isLeft(opened)) return opened;
    archive = opened.right;
    const { manifest } = archive;
    if (manifest.parts.some(({ path }) => path === dumpName)) return left({ kind: 'backupOfPostgres' });
    // What is refused in any case is refused before anything is written.
    const early = allowed(order, manifest, 0);
    if (isLeft(early)) return early;
    makeFolder(order.data, 0o700);
    scratch = mkdtempSync(join(order.data, '.restoring-'));
    const unpacked = archive.unpack(scratch);
    if (isLeft(unpacked)) return unpacked;
    const sound = checkUnpacked(scratch, manifest);
    if (isLeft(sound)) return sound;
    const here = closeHere(join(order.data, databaseName));
    if (here === 'inUse') return left({ kind: 'serverRunning' });
    const may = allowed(order, manifest, here);
    if (isLeft(may)) return may;
    return right({ manifest, aside: moveIntoPlace(scratch, order) });
  } catch (error) {
    return left({ kind: 'restoreFailed', why: error instanceof Error ? error.message : String(error) });
  } finally {
    archive?.close();
    if (scratch !== undefined) rmSync(scratch, { recursive: true, force: true });
  }
}

const allowed = (order: RestoreOrder, manifest: BackupManifest, ballotsHere: number | null) =>
  mayRestore({
    manifest,
    known: migrations.length,
    keys: keyTagsOf(order.secretsFile),
    ballotsHere,
    force: order.force,
  });

/**
 * Merges the present database into one file, which only works while no other process has it open. Returns its number
 * of ballots; null if it cannot be read, and then it is not opened for writing, because that would delete its log.
 */
function closeHere(file: string): number | null | 'inUse' {
  if (!existsSync(file)) return 0;
  const facts = databaseFacts(file);
  if (facts === null) return null;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // What is set aside must reveal no more than what is served.
    forgetFormerOrder(database);
    database.prepare('PRAGMA journal_mode = DELETE').get();
  } catch (error) {
    if (error instanceof Error && /locked|busy/iu.test(error.message)) return 'inUse';
    throw error;
  } finally {
    database.close();
  }
  return ballotsIn(facts.surveys);
}

/**
 * The former data are set aside, never deleted. The database comes last and replaces the former one in one step: if
 * the power fails at any moment, one of the two is there, and the restore can be repeated.
 */
function moveIntoPlace(scratch: string, { data, now }: RestoreOrder): string | null {
  const database = join(data, databaseName);
  const folders = [filesName, assetsName];
  const holds = [databaseName, ...folders].some((name) => existsSync(join(data, name)));
  const aside = join(data, `before-restore-${new Date(now).toISOString().replaceAll(':', '-')}`);
  if (holds) mkdirSync(aside, { mode: 0o700 });
  if (existsSync(database))
    copyFileSync(database, join(aside, databaseName), constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  // The log of a database that could not be read must not meet the new one.
  for (const log of ['-wal', '-shm'].filter((end) => existsSync(database + end)))
    renameSync(database + log, join(aside, databaseName + log));
  for (const name of folders) {
    if (existsSync(join(data, name))) renameSync(join(data, name), join(aside, name));
    mkdirSync(join(scratch, name), { recursive: true, mode: 0o700 });
    renameSync(join(scratch, name), join(data, name));
  }
  renameSync(join(scratch, databaseName), database);
  for (const folder of [data, ...(holds ? [aside] : [])]) {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
  return holds ? aside : null;
}
