import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BackupPart } from '#application/operating/backup-manifest.ts';
import { fileChunks } from '#adapters/driven/files/file-chunks.ts';

/** Where things lie in a data folder, and under which names in a backup. */
export const databaseName = 'concejo.sqlite';
export const filesName = 'files';

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

/** The towns' files in a data folder, in the order of their names. Links are left out: they lead elsewhere. */
export function filesIn(data: string): readonly BackupPart[] {
  const folder = join(data, filesName);
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(data, join(parentPath, name)).split(sep).join('/'))
    .toSorted()
    .map((path) => partOf(path, join(data, path)));
}
