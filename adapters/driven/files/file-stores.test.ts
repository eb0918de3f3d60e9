import { join } from 'node:path';
import { assetFilesContract, townFilesContract } from '#contract-tests/ports/server/file-stores.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { assetFiles } from './asset-files.ts';
import { folderTownFiles } from './folder-town-files.ts';

assetFilesContract('a folder', async () => assetFiles(join(scratchFolder(), 'assets')));
townFilesContract('a folder', async () => folderTownFiles(scratchFolder()));
