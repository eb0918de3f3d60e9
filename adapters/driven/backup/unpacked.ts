import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BackupManifest } from '#application/operating/backup-manifest.ts';
import { factsOf } from '#adapters/driven/sql/database-copy.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { ArchiveFault } from './archive.ts';
import { databaseName } from './data-folder.ts';

/** Opens the database of an unpacked backup and counts: it must hold what the manifest tells. */
export function checkUnpacked(
  folder: string,
  { schema, people, surveys }: BackupManifest,
): Either<ArchiveFault, null> {
  const facts = factsOf(join(folder, databaseName));
  return isDeepStrictEqual(facts, { schema, people, surveys })
    ? right(null)
    : left({ kind: 'damaged', part: databaseName });
}
