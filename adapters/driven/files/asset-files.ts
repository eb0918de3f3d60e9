import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** The contents of uploads, each content once, under its hash, outside every folder that is served. */
export interface AssetFiles {
  /** Returns the content's SHA-256 once it is on disk. */
  put(content: Uint8Array, at: Instant): Promise<string>;
  /** Null if there is no content under that hash. */
  get(hash: string): Promise<Uint8Array | null>;
  /** Erases a content that was not stored again after that instant. */
  drop(hash: string, putBy: Instant): Promise<void>;
  /** The hashes under which there is no content. */
  missing(hashes: readonly string[]): Promise<readonly string[]>;
  /** Whether contents can be erased now. */
  isReady(): Promise<boolean>;
}

/** The path of a content in its folder. */
export const assetPlace = (folder: string, hash: string): string => join(folder, hash.slice(0, 2), hash);

export function assetFiles(folder: string): AssetFiles {
  const placeOf = (hash: string) => assetPlace(folder, hash);
  return {
    put: async (content, at) => {
      const hash = createHash('sha256').update(content).digest('hex');
      const place = placeOf(hash);
      await mkdir(join(folder, hash.slice(0, 2)), { recursive: true, mode: 0o700 });
      // Beside the folder: a backup must not meet an incomplete file.
      const unfinished = join(`${folder}-unfinished`, randomBytes(12).toString('hex'));
      await mkdir(`${folder}-unfinished`, { recursive: true, mode: 0o700 });
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.utimes(at / 1000, at / 1000);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, place);
      return hash;
    },
    drop: async (hash, putBy) => {
      const doomed = join(`${folder}-unfinished`, randomBytes(12).toString('hex'));
      try {
        // Moved first and checked then: if another process stores the same content meanwhile, nothing is lost.
        await rename(placeOf(hash), doomed);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
        throw error;
      }
      const { mtimeMs } = await stat(doomed);
      if (mtimeMs > putBy) await rename(doomed, placeOf(hash));
      else await rm(doomed);
    },
    isReady: async () => true,
    missing: async (hashes) => {
      const missing: string[] = [];
      for (const hash of hashes) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: residents wait for the same disk
        const isThere = await access(placeOf(hash)).then(
          () => true,
          () => false,
        );
        if (!isThere) missing.push(hash);
      }
      return missing;
    },
    get: async (hash) => {
      if (!/^[0-9a-f]{64}$/u.test(hash)) return null;
      try {
        return await readFile(placeOf(hash));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}
