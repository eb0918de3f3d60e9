import type { Asset, AssetStore } from '#application/ports/server/asset-store.ts';
import type { FileInspector } from '#application/ports/file-inspector.ts';
import type { PictureCleaner } from '#application/ports/server/picture-cleaner.ts';
import type { FreeSpace } from '#application/ports/server/free-space.ts';
import type { UploadBudget } from '#application/ports/server/upload-budget.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { mostMegapixels } from '#domain/forms/files/file-limits.ts';
import { mostOfNetwork, mostOfSender, uploadDay } from '#domain/forms/files/upload-budget.ts';
import { plainName } from '#domain/forms/files/file-name.ts';
import type { FileRefusal } from '#domain/forms/files/file-refusal.ts';
import { reference } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { checkFile } from './check-file.ts';
import { deviceMark } from './sender-marks.ts';

/** A file as it arrived. */
export interface ArrivedFile {
  readonly realm: RealmId;
  /** The user of the session that brings it. */
  readonly sender: string;
  readonly name: string;
  readonly content: Uint8Array;
  /** Where it comes from. */
  readonly network: string;
}

/** Why a file is not taken: the file itself, its sender or their network has brought too much, or there is no room. */
export type TakeRefusal = FileRefusal | { readonly kind: 'tooManyAttempts' | 'filesFull' };

interface Ports {
  readonly assets: AssetStore;
  readonly uploadBudget: UploadBudget;
  /** How many bytes a town may upload in a day. */
  readonly townUploads: number;
  readonly freeSpace: Pick<FreeSpace, 'isLow'>;
  readonly keys: Pick<VotingKeys, 'account'>;
  readonly fileInspector: FileInspector;
  readonly pictureCleaner: PictureCleaner;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/**
 * Takes an upload: name and content say what it is, and where a photo was taken is left out of it. Uploads have budgets,
 * and none is taken into the room that is kept for votes: anybody can send files, and a full disk would stop the vote.
 */
export const takeUpload =
  ({
    assets,
    uploadBudget,
    townUploads,
    freeSpace,
    keys,
    fileInspector,
    pictureCleaner,
    random,
    clock,
  }: Ports) =>
  async ({ realm, sender, name, content, network }: ArrivedFile): Promise<Either<TakeRefusal, Asset>> => {
    if (await freeSpace.isLow()) return left({ kind: 'filesFull' });
    const plain = plainName(name);
    const checked = checkFile(fileInspector)(plain, content);
    if (isLeft(checked)) return checked;
    const { kind, isSigned } = checked.right;
    if (pictureCleaner.pixels(kind, content) > mostMegapixels * 1_000_000)
      return left({ kind: 'tooManyPixels' });
    const now = clock.now();
    const owner = deviceMark(keys, realm, sender);
    if ((await assets.bytesSince(realm, owner, now - uploadDay)) + content.length > mostOfSender)
      return left({ kind: 'tooManyAttempts' });
    const kept = pictureCleaner.clean(kind, content);
    if (kept === null) return left({ kind: 'namesDiffer' });
    const full = await uploadBudget.take(
      { realm, network: keys.account(`uploads of ${network}`), bytes: kept.length, at: now },
      { network: mostOfNetwork, town: townUploads },
    );
    if (full !== null) return left({ kind: full === 'town' ? 'filesFull' : 'tooManyAttempts' });
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
