import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsName } from '#adapters/driven/backup/data-folder.ts';
import { assetPlace } from '#adapters/driven/files/asset-files.ts';

/** How many are named in the log: the operator needs an example, not all. */
const mostNamed = 3;

type Tell = (record: object, words: string) => void;

/** What the database says there is, and the folder that should contain it. */
interface Uploads {
  readonly data: string;
  readonly hashes: () => Promise<readonly string[]>;
}

/**
 * Logs uploads that the database names and that are missing from the disk: a backup without the folder `assets` was
 * restored, or one of several machines does not see the folder. The files' own names are residents' and are not
 * logged.
 */
export async function tellMissingUploads({ data, hashes }: Uploads, tell: Tell): Promise<void> {
  try {
    const missing: string[] = [];
    for (const hash of await hashes()) {
      const place = assetPlace(assetsName, hash);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: residents wait for the same disk
      const isThere = await access(join(data, place)).then(
        () => true,
        () => false,
      );
      if (!isThere) missing.push(place);
    }
    if (missing.length > 0)
      tell(
        { uploads: missing.length, first: missing.slice(0, mostNamed) },
        'uploads are missing from the disk',
      );
  } catch (err) {
    tell({ err }, 'uploads were not looked for');
  }
}
