import { assetsName } from '#adapters/driven/backup/data-folder.ts';
import { type AssetFiles, assetPlace } from '#adapters/driven/files/asset-files.ts';

/** How many are named in the log: the operator needs an example, not all. */
const mostNamed = 3;

type Tell = (record: object, words: string) => void;

/** What the database says there is, and where it should be. */
interface Uploads {
  readonly files: Pick<AssetFiles, 'missing'>;
  readonly hashes: () => Promise<readonly string[]>;
}

/**
 * Logs uploads that the database names and that are missing from the disk or the object store: a backup without the
 * folder `assets` was restored, or one of several machines does not see the folder. The files' own names are residents' and are not
 * logged.
 */
export async function tellMissingUploads({ files, hashes }: Uploads, tell: Tell): Promise<void> {
  try {
    const missing = await files.missing(await hashes());
    const first = missing.slice(0, mostNamed).map((hash) => assetPlace(assetsName, hash));
    if (missing.length > 0) tell({ uploads: missing.length, first }, 'uploads are missing from the disk');
  } catch (err) {
    tell({ err }, 'uploads were not looked for');
  }
}
