import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupManifest, BackupPart } from '#application/operating/backup-manifest.ts';
import { copyDatabase, databaseFacts } from '#adapters/driven/sqlite/database-copy.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { manifestOf } from './backup-manifest-of.ts';
import { type BackupWorkshop, openWorkshop } from './backup-workshop.ts';
import type { BackupOrder, WrittenBackup } from './backup-order.ts';
import { databaseName, partOf } from './data-folder.ts';
import { type ChangedMeanwhile, sealBackup } from './seal-backup.ts';

/** Why there is no backup. Nothing of it is left behind. */
export type BackupFault =
  | { readonly kind: 'noData'; readonly file: string }
  | { readonly kind: 'databaseDamaged'; readonly file: string }
  | { readonly kind: 'copyFailed'; readonly why: string }
  | ChangedMeanwhile;

/** What an error says of the copying of a database. */
export function copyFault(error: unknown, database: string): BackupFault {
  const why = error instanceof Error ? error.message : String(error);
  return /malformed|not a database|corrupt/iu.test(why)
    ? { kind: 'databaseDamaged', file: database }
    : { kind: 'copyFailed', why };
}

/**
 * Writes a backup of the embedded database and the towns' files, reads it again, and only then gives it its final
 * name.
 */
export function writeBackup(order: BackupOrder): Either<BackupFault, WrittenBackup> {
  const database = join(order.data, databaseName);
  if (!existsSync(database)) return left({ kind: 'noData', file: database });
  const shop = openWorkshop(order);
  if (isLeft(shop)) return shop;
  try {
    const manifest = writeInto(shop.right, order);
    return isLeft(manifest) ? manifest : right(shop.right.finish(manifest.right));
  } catch (error) {
    return left(copyFault(error, database));
  } finally {
    shop.right.clear();
  }
}

function writeInto(shop: BackupWorkshop, order: BackupOrder): Either<BackupFault, BackupManifest> {
  const copy = join(shop.work, databaseName);
  copyDatabase(join(order.data, databaseName), copy);
  const facts = databaseFacts(copy);
  if (facts === null) return left({ kind: 'databaseDamaged', file: join(order.data, databaseName) });
  const manifest = manifestOf(order, facts, partOf(databaseName, copy));
  const pathOf = ({ path }: BackupPart) => join(path === databaseName ? shop.work : order.data, path);
  const sealed = sealBackup({ ...shop, ...order, manifest, pathOf });
  return isLeft(sealed) ? sealed : right(manifest);
}
