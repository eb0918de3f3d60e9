import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import type { PhotoSeal, StoredKey } from '#application/ports/server/vouchers/photo-seal.ts';

/** What the contents of pictures are stored with. */
export interface SalePictureParts {
  readonly files: AssetFiles;
  readonly seal: PhotoSeal;
}

/** What a key of a campaign and day is sealed for. */
export const keySubject = (realm: string, campaign: string, day: number): string =>
  JSON.stringify(['key of identity photos', realm, campaign, day]);

/** What is in a picture: sealed if it has a key, and as it was stored if it is a ticket. */
export async function readPicture(
  { files, seal }: SalePictureParts,
  content: string,
  key: StoredKey | null,
): Promise<Uint8Array | null> {
  const stored = await files.get(content);
  return stored === null || key === null ? stored : seal.open(key, stored);
}
