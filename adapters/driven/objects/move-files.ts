import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetsName, filesIn, filesName } from '#adapters/driven/backup/data-folder.ts';
import { assetPlace } from '#adapters/driven/files/asset-files.ts';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import { assetKey, assetOfKey } from './object-assets.ts';
import { fileBody, type ObjectStore } from './object-store.ts';

const folders = [filesName, assetsName];

/** The key of a file of a data folder; the instant of an upload is that of its file. */
function keyOf(data: string, path: string): string {
  const hash = basename(path);
  return path === assetPlace(assetsName, hash) && /^[0-9a-f]{64}$/u.test(hash)
    ? assetKey(hash, statSync(join(data, path)).mtimeMs)
    : path;
}

/** The path in a data folder of an object; null if its key leads out of the two folders, or could. */
function pathOf(key: string): string | null {
  const parts = key.split('/');
  const isSafe = parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/[\0\\]/u.test(part));
  if (!isSafe || parts.length < 2 || !folders.includes(parts[0] ?? '')) return null;
  const asset = assetOfKey(key);
  return asset === null ? key : assetPlace(assetsName, asset.hash);
}

/** How many files there were, and the folder in which the former ones are now; null if there were none. */
export interface MovedFiles {
  readonly files: number;
  readonly aside: string | null;
}

/**
 * Puts the files of a data folder into an object store: those that towns publish, and what residents uploaded. Once the
 * store lists all of them with their sizes, the folders are set aside; nothing is deleted. A move that failed can be
 * begun again. Throws `FilesUnreachable`, and the errors of the file system.
 */
export async function filesToStore(data: string, store: ObjectStore, stamp: string): Promise<MovedFiles> {
  const wanted = new Map<string, number>();
  for (const { path, bytes } of filesIn(data)) {
    const key = keyOf(data, path);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the files may be large
    await store.put(key, fileBody(join(data, path)));
    wanted.set(key, bytes);
  }
  const files = wanted.size;
  // oxlint-disable-next-line no-await-in-loop -- two lists
  for (const folder of folders)
    for await (const { key, bytes } of store.list(`${folder}/`))
      if (wanted.get(key) === bytes) wanted.delete(key);
  if (wanted.size > 0) throw new FilesUnreachable(`${wanted.size} files are not in its list`);
  if (files === 0) return { files, aside: null };
  const aside = join(data, `moved-${stamp}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of folders.filter((one) => existsSync(join(data, one))))
    renameSync(join(data, name), join(aside, name));
  return { files, aside };
}

/** Writes an object to a file; what is not as long as the store lists it, or does not have its hash, is not a copy. */
async function fetchTo(path: string, store: ObjectStore, key: string, bytes: number): Promise<boolean> {
  const answer = await store.open(key);
  if (answer === null) return false;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  answer.on('data', (piece: Buffer) => hash.update(piece));
  await pipeline(answer, createWriteStream(path, { mode: 0o600 })).catch(() => {
    throw new FilesUnreachable('an object broke off');
  });
  const asset = assetOfKey(key);
  const isWhole = statSync(path).size === bytes && (asset === null || asset.hash === hash.digest('hex'));
  if (!isWhole) throw new FilesUnreachable('an object is not what its key says');
  if (asset !== null) await utimes(path, asset.at / 1000, asset.at / 1000);
  return true;
}

/**
 * Writes all objects into a folder as a data folder has them, so that a backup can contain them. What is erased meanwhile
 * is left out; a content that was stored several times is there once. Throws `FilesUnreachable` if one cannot be read,
 * since a backup that lacks a file would not say so.
 */
export async function filesFromStore(store: ObjectStore, folder: string): Promise<number> {
  let files = 0;
  for (const name of folders) {
    // oxlint-disable-next-line no-await-in-loop -- two lists, one object after the other
    for await (const { key, bytes } of store.list(`${name}/`)) {
      const path = pathOf(key);
      if (path === null) throw new FilesUnreachable('a key that no file can have');
      if (await fetchTo(join(folder, path), store, key, bytes)) files += 1;
    }
  }
  return files;
}
