import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BackupPart } from '#application/operating/backup-manifest.ts';
import { fileChunks } from '#adapters/driven/files/file-chunks.ts';

/** The paths in a data folder, and their names in a backup. */
export const databaseName = 'concejo.sqlite';
/** The contents of PostgreSQL, as statements that `psql` runs. */
export const dumpName = 'concejo.sql';
export const filesName = 'files';
/** What residents uploaded. */
export const assetsName = 'assets';

/** The size and hash of a file, as a part of a backup. */
export function partOf(path: string, file: string): BackupPart {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const chunk of fileChunks(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/**
 * The towns' files and the uploads in a data folder, in the order of their names. Links are left out: they lead
 * outside the folder.
 */
export const filesIn = (data: string): readonly BackupPart[] =>
  [assetsName, filesName].flatMap((name) => filesUnder(data, name));

function filesUnder(data: string, name: string): readonly BackupPart[] {
  const folder = join(data, name);
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => relative(data, join(parentPath, file)).split(sep).join('/'))
    .toSorted()
    .map((path) => partOf(path, join(data, path)));
}
