import { join } from 'node:path';
import { assetsName } from '#adapters/driven/backup/data-folder.ts';
import { type AssetFiles, assetFiles } from '#adapters/driven/files/asset-files.ts';
import { folderTownFiles } from '#adapters/driven/files/folder-town-files.ts';
import type { Places } from './places.ts';
import type { ServerParts } from './server-parts.ts';

/** Where files are stored: the contents of uploads, and what towns publish. */
export interface FileStores {
  readonly uploads: AssetFiles;
  readonly published: Pick<ServerParts, 'townFiles' | 'filesFolder'>;
}

/** The stores of files in the data folder. */
export function fileStores({ filesFolder }: Pick<Places, 'filesFolder'>): FileStores {
  return {
    uploads: assetFiles(join(filesFolder, '..', assetsName)),
    published: { townFiles: folderTownFiles(filesFolder), filesFolder },
  };
}
