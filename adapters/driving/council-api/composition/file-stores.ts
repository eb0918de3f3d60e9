import { join } from 'node:path';
import { assetsName } from '#adapters/driven/backup/data-folder.ts';
import { type AssetFiles, assetFiles } from '#adapters/driven/files/asset-files.ts';
import { folderTownFiles } from '#adapters/driven/files/folder-town-files.ts';
import { pictureRedrawer } from '#adapters/driven/redraw/picture-redrawer.ts';
import { objectAssets } from '#adapters/driven/objects/object-assets.ts';
import { objectStore } from '#adapters/driven/objects/object-store.ts';
import { objectTownFiles } from '#adapters/driven/objects/object-town-files.ts';
import { withOfficeFiles } from '#application/files/with-office-files.ts';
import type { FileRegister } from '#application/ports/server/files/file-register.ts';
import type { TownFiles } from '#application/ports/server/files/town-files.ts';
import type { Places } from './places.ts';
import type { ServerParts } from './server-parts.ts';

/** Where files are stored: the contents of uploads, and what came with towns' folders. */
interface FileStores {
  readonly uploads: AssetFiles;
  readonly published: { readonly townFiles: TownFiles } & Pick<ServerParts, 'filesFolder' | 'fileReader'>;
}

function storesOf({ filesFolder, objects }: Pick<Places, 'filesFolder' | 'objects'>): FileStores {
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

/**
 * The stores of files: an object store if one is named, the data folder if none is. `office`: the files of towns as the
 * server has them, what came with their folders and what staff upload.
 */
export function fileStores(
  places: Pick<Places, 'filesFolder' | 'objects'>,
  registerOn: (uploads: AssetFiles) => FileRegister,
) {
  const { uploads, published } = storesOf(places);
  const fileRegister = registerOn(uploads);
  const office = {
    ...published,
    townFiles: withOfficeFiles(published.townFiles, fileRegister, uploads),
    loadedFiles: published.townFiles,
    fileRegister,
    fileContents: uploads,
    redrawer: pictureRedrawer(),
  };
  return { uploads, published, office };
}
