import type { Asset, AssetStore } from '#application/ports/server/asset-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { fileKind, type FileRefusal, isSignedPdf, plainName } from '#domain/forms/file-kind.ts';
import { mostMegapixels, pixelsIn } from '#domain/forms/picture-size.ts';
import { reference } from '#domain/forms/request.ts';
import { withoutPlace } from '#domain/forms/without-place.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

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

/** Takes an upload: what it is told by name and content, where a photo was taken is left out of it. */
export const takeUpload =
  ({ assets, random, clock }: { assets: AssetStore; random: RandomBytes; clock: Clock }) =>
  async ({
    realm,
    owner,
    name,
    content,
  }: ArrivedFile): Promise<Either<FileRefusal | { readonly kind: 'tooManyAttempts' }, Asset>> => {
    const plain = plainName(name);
    const kind = fileKind(plain, content);
    if (isLeft(kind)) return kind;
    if (pixelsIn(kind.right, content) > mostMegapixels * 1_000_000) return left({ kind: 'tooManyPixels' });
    const now = clock.now();
    if ((await assets.bytesSince(realm, owner, now - day)) + content.length > mostBytesADay)
      return left({ kind: 'tooManyAttempts' });
    const kept = withoutPlace(kind.right, content);
    if (kept === null) return left({ kind: 'namesDiffer' });
    const asset: Asset = {
      id: reference(random(10)),
      realm,
      owner,
      name: plain,
      kind: kind.right,
      bytes: kept.length,
      isSigned: kind.right === 'pdf' && isSignedPdf(kept),
      createdAt: now,
    };
    await assets.keep(asset, kept);
    return right(asset);
  };
