import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FreeSpace } from '#application/ports/server/free-space.ts';
import type { TileShelf } from '#application/ports/server/maps/tile-shelf.ts';
import type { Tile } from '#domain/maps/tile.ts';
import type { TileProvider } from '#domain/maps/tile-provider.ts';
import { tilePicture } from './tile-picture.ts';

interface TileFilesSettings {
  readonly folder: string;
  /** How many bytes all tiles together may have. */
  readonly most: number;
  readonly space: FreeSpace;
}

/** After the oldest tiles were removed, this share of the room is used. */
const kept = 0.9;

const nameOf = ({ url }: TileProvider, { zoom, x, y }: Tile) =>
  createHash('sha256').update(`${url} ${zoom}/${x}/${y}`).digest('hex');

interface TileFile {
  readonly path: string;
  readonly bytes: number;
  readonly since: number;
}

async function filesIn(folder: string): Promise<readonly TileFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const { size, mtimeMs } = await stat(path);
      return { path, bytes: size, since: mtimeMs };
    }),
  );
}

/** Removes the oldest until they fit; returns the bytes that are left. */
async function makeRoom(folder: string, most: number): Promise<number> {
  const files = (await filesIn(folder)).toSorted((a, b) => a.since - b.since);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= most) return bytes;
  const doomed: string[] = [];
  for (const file of files) {
    if (bytes <= most * kept) break;
    doomed.push(file.path);
    bytes -= file.bytes;
  }
  await Promise.all(doomed.map((path) => rm(path, { force: true })));
  return bytes;
}

/**
 * Tiles in a folder, each under the hash of its address; the time of a file says when it was fetched. They take no room
 * that is kept free for votes, and are in no backup: any of them can be fetched again.
 */
export function tileFiles({ folder, most, space }: TileFilesSettings): TileShelf {
  // Null until the folder was counted; then what it had and what this process added.
  let bytes: number | null = null;
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name);
  const store = async (name: string, content: Uint8Array, since: number) => {
    const place = placeOf(name);
    await mkdir(join(folder, name.slice(0, 2)), { recursive: true, mode: 0o700 });
    const unfinished = `${place}-${randomBytes(6).toString('hex')}`;
    await writeFile(unfinished, content, { flag: 'wx', mode: 0o600 });
    await utimes(unfinished, since / 1000, since / 1000);
    await rename(unfinished, place);
    bytes = (bytes ?? (await makeRoom(folder, most))) + content.length;
    if (bytes > most) bytes = await makeRoom(folder, most);
  };
  return {
    find: async (provider, tile) => {
      const place = placeOf(nameOf(provider, tile));
      try {
        const [content, { mtimeMs }] = await Promise.all([readFile(place), stat(place)]);
        const picture = tilePicture(new Uint8Array(content));
        return picture === null ? null : { picture, since: mtimeMs };
      } catch {
        return null;
      }
    },
    keep: async (provider, tile, { picture, since }) => {
      try {
        if (await space.isLow()) return;
        await store(nameOf(provider, tile), picture.content, since);
      } catch {
        // A tile that is not stored is fetched again.
      }
    },
  };
}
