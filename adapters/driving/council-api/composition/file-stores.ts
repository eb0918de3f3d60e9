import { join } from 'node:path';
import { assetsName } from '#adapters/driven/backup/data-folder.ts';
import { type AssetFiles, assetFiles } from '#adapters/driven/files/asset-files.ts';
import { folderTownFiles } from '#adapters/driven/files/folder-town-files.ts';
import { objectAssets } from '#adapters/driven/objects/object-assets.ts';
import { objectStore } from '#adapters/driven/objects/object-store.ts';
import { objectTownFiles } from '#adapters/driven/objects/object-town-files.ts';
import type { Places } from './places.ts';
import type { ServerParts } from './server-parts.ts';

/** Where files are stored: the contents of uploads, and what towns publish. */
export interface FileStores {
  readonly uploads: AssetFiles;
  readonly published: Pick<ServerParts, 'townFiles' | 'filesFolder' | 'fileReader'>;
}

/** The stores of files: an object store if one is named, the data folder if none is. */
export function fileStores({ filesFolder, objects }: Pick<Places, 'filesFolder' | 'objects'>): FileStores {
  if (objects === undefined)
    return {
      uploads: assetFiles(join(filesFolder, '..', assetsName)),
      published: { townFiles: folderTownFiles(filesFolder), filesFolder, fileReader: null },
    };
  const store = objectStore(objects);
  const townFiles = objectTownFiles(store);
  return {
    uploads: objectAssets(store),
    published: { townFiles, filesFolder, fileReader: townFiles },
  };
}
