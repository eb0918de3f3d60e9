import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BackupManifest } from '#application/operating/backup-manifest.ts';
import { type DatabaseFacts, databaseFacts } from '#adapters/driven/sqlite/database-copy.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { ArchiveFault } from './archive.ts';
import { databaseName, dumpName } from './data-folder.ts';
import { dumpFacts } from './dump-facts.ts';

/** Counts the database of an unpacked backup: it must have what the manifest states. */
export type UnpackedCheck = (folder: string, manifest: BackupManifest) => Either<ArchiveFault, null>;

const checkOf =
  (part: string, factsIn: (file: string) => DatabaseFacts | null): UnpackedCheck =>
  (folder, { schema, people, surveys }) =>
    isDeepStrictEqual(factsIn(join(folder, part)), { schema, people, surveys })
      ? right(null)
      : left({ kind: 'damaged', part });

export const checkUnpacked = checkOf(databaseName, databaseFacts);
export const checkUnpackedDump = checkOf(dumpName, dumpFacts);
