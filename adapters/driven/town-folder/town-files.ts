import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TownBundle } from '#application/ports/server/town-keeper.ts';

/** Puts the pictures and documents of a town beside those it has, each under its name. */
export function copyTownFiles(filesFolder: string, { town, files }: TownBundle): void {
  const folder = join(filesFolder, town.realm);
  mkdirSync(folder, { recursive: true });
  for (const { name, from } of files) copyFileSync(from, join(folder, name));
}

/** What the town no longer has is no longer served. */
export function clearTownFiles(filesFolder: string, { town, files }: TownBundle): void {
  const folder = join(filesFolder, town.realm);
  const kept = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder))
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
}
