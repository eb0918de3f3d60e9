import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TownFiles } from '#application/ports/server/files/town-files.ts';

/** Files of towns in a folder of this machine, or of a disk that several machines share: a folder for each town. */
export function folderTownFiles(filesFolder: string): TownFiles {
  return {
    put: async (realm, files) => {
      const folder = join(filesFolder, realm);
      mkdirSync(folder, { recursive: true });
      for (const { name, from } of files) copyFileSync(from, join(folder, name));
    },
    keepOnly: async (realm, names) => {
      const folder = join(filesFolder, realm);
      const kept = new Set(names);
      for (const name of readdirSync(folder))
        if (!kept.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
    },
    drop: async (realm, name) => rmSync(join(filesFolder, realm, name), { force: true }),
    names: async (realm) => {
      try {
        return await readdir(join(filesFolder, realm), { recursive: true });
      } catch {
        return [];
      }
    },
    small: async (realm, name, most) => {
      const file = join(filesFolder, realm, name);
      if (!existsSync(file)) return null;
      return { content: statSync(file).size <= most ? readFileSync(file) : null };
    },
  };
}
