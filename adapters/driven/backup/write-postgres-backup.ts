import { join } from 'node:path';
import type { BackupManifest, BackupPart } from '#application/operating/backup-manifest.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { shownAddress } from '#adapters/driven/postgres/tables/shown-address.ts';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import type { BringFiles, NoFiles } from './backup-of-objects.ts';
import { manifestOf } from './backup-manifest-of.ts';
import { type BackupWorkshop, openWorkshop } from './backup-workshop.ts';
import { dumpName, partOf } from './data-folder.ts';
import { dumpFacts } from './dump-facts.ts';
import { type DumpedDatabase, dumpPostgres, type NoServer, openDumped } from './dump-postgres.ts';
import type { ProgramFault, ProgramPlaces } from './postgres-programs.ts';
import { sealBackup } from './seal-backup.ts';
import { checkUnpackedDump } from './unpacked.ts';
import type { BackupOrder, WrittenBackup } from './backup-order.ts';
import type { BackupFault } from './write-backup.ts';

export interface PostgresBackupOrder extends BackupOrder {
  readonly databaseUrl: string;
  readonly programs: ProgramPlaces;
  /** Brings the files, if they are not in the data folder. */
  readonly bringFiles?: BringFiles | undefined;
}

export type PostgresBackupFault = BackupFault | ProgramFault | NoServer | NoFiles;

/**
 * Writes a backup of a database in PostgreSQL, the towns' files and the uploads, reads it again, and only then gives
 * it its final name.
 */
export async function writePostgresBackup(
  order: PostgresBackupOrder,
): Promise<Either<PostgresBackupFault, WrittenBackup>> {
  const opened = await openDumped(order.databaseUrl);
  if (isLeft(opened)) return opened;
  const shop = openWorkshop(order);
  try {
    if (isLeft(shop)) return shop;
    const manifest = await writeInto(shop.right, order, opened.right);
    return isLeft(manifest) ? manifest : right(shop.right.finish(manifest.right));
  } catch (error) {
    if (error instanceof FilesUnreachable) return left({ kind: 'filesUnreachable', why: error.why });
    return left({ kind: 'copyFailed', why: error instanceof Error ? error.message : String(error) });
  } finally {
    if (!isLeft(shop)) shop.right.clear();
    await opened.right.close();
  }
}

async function writeInto(
  shop: BackupWorkshop,
  order: PostgresBackupOrder,
  database: DumpedDatabase,
): Promise<Either<PostgresBackupFault, BackupManifest>> {
  const { databaseUrl, programs } = order;
  if (!database.tables.includes('concejo_shape'))
    return left({ kind: 'noData', file: shownAddress(databaseUrl) });
  const dump = join(shop.work, dumpName);
  const dumped = await dumpPostgres(database, databaseUrl, programs, dump);
  if (isLeft(dumped)) return dumped;
  const facts = dumpFacts(dump);
  if (facts === null) return left({ kind: 'databaseDamaged', file: shownAddress(databaseUrl) });
  // The database first: a file that is uploaded meanwhile may be in the backup without a row, but no row is without
  // its file.
  const data = order.bringFiles === undefined ? order.data : join(shop.work, 'files-of-the-store');
  await order.bringFiles?.(data);
  const manifest = manifestOf({ ...order, data }, facts, partOf(dumpName, dump));
  const pathOf = ({ path }: BackupPart) => join(path === dumpName ? shop.work : data, path);
  const sealed = sealBackup({ ...shop, ...order, manifest, pathOf, check: checkUnpackedDump });
  return isLeft(sealed) ? sealed : right(manifest);
}
