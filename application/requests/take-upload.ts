import type { Asset, AssetStore } from '#application/ports/server/asset-store.ts';
import type { FileInspector } from '#application/ports/file-inspector.ts';
import type { PictureCleaner } from '#application/ports/server/picture-cleaner.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { mostMegapixels } from '#domain/forms/files/file-limits.ts';
import { plainName } from '#domain/forms/files/file-name.ts';
import type { FileRefusal } from '#domain/forms/files/file-refusal.ts';
import { reference } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { checkFile } from './check-file.ts';

/** A file as it arrived. */
export interface ArrivedFile {
  readonly realm: RealmId;
  /** The user of the session that brings it. */
  readonly owner: string;
  readonly name: string;
  readonly content: Uint8Array;
}

/** One sender may bring so much in a day: five photos and ten documents, ten times over. */
export const mostBytesADay = 150 * 10 * 1024 * 1024;
const day = 86_400_000;

interface Ports {
  readonly assets: AssetStore;
  readonly fileInspector: FileInspector;
  readonly pictureCleaner: PictureCleaner;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** Takes an upload: what it is told by name and content, where a photo was taken is left out of it. */
export const takeUpload =
  ({ assets, fileInspector, pictureCleaner, random, clock }: Ports) =>
  async ({
    realm,
    owner,
    name,
    content,
  }: ArrivedFile): Promise<Either<FileRefusal | { readonly kind: 'tooManyAttempts' }, Asset>> => {
    const plain = plainName(name);
    const checked = checkFile(fileInspector)(plain, content);
    if (isLeft(checked)) return checked;
    const { kind, isSigned } = checked.right;
    if (pictureCleaner.pixels(kind, content) > mostMegapixels * 1_000_000)
      return left({ kind: 'tooManyPixels' });
    const now = clock.now();
    if ((await assets.bytesSince(realm, owner, now - day)) + content.length > mostBytesADay)
      return left({ kind: 'tooManyAttempts' });
    const kept = pictureCleaner.clean(kind, content);
    if (kept === null) return left({ kind: 'namesDiffer' });
    const asset: Asset = {
      id: reference(random(10)),
      realm,
      owner,
      name: plain,
      kind,
      bytes: kept.length,
      isSigned,
      createdAt: now,
    };
    await assets.keep(asset, kept);
    return right(asset);
  };
