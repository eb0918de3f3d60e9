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
import { type Scanning, scanRefusal } from '#application/files/scan-refusal.ts';
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

/**
 * Why a file is not taken: the file itself, its sender or their network has brought too much, there is no room, or the
 * scanner found something in it or did not answer.
 */
export type TakeRefusal =
  | FileRefusal
  | { readonly kind: 'tooManyAttempts' | 'filesFull' | 'infected' | 'unscanned' };

interface Ports extends Scanning {
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
 * Takes an upload: name and content say what it is, and where a photo was taken is left out of it. Uploads have budgets that
 * count what arrives, also what is refused then, and none is taken into the room that is kept for votes: anybody can send files, and a full disk would stop the vote.
 */
export const takeUpload =
  (ports: Ports) =>
  async ({ realm, sender, name, content, network }: ArrivedFile): Promise<Either<TakeRefusal, Asset>> => {
    const { assets, uploadBudget, townUploads, keys, fileInspector, pictureCleaner, random, clock } = ports;
    if (await ports.freeSpace.isLow()) return left({ kind: 'filesFull' });
    const now = clock.now();
    const owner = deviceMark(keys, realm, sender);
    if ((await assets.bytesSince(realm, owner, now - uploadDay)) + content.length > mostOfSender)
      return left({ kind: 'tooManyAttempts' });
    // What arrived counts, also if it is refused below: scanning it is work that a stranger can cause.
    const full = await uploadBudget.take(
      { realm, network: keys.account(`uploads of ${network}`), bytes: content.length, at: now },
      { network: mostOfNetwork, town: townUploads },
    );
    if (full !== null) return left({ kind: full === 'town' ? 'filesFull' : 'tooManyAttempts' });
    // Before anything else reads the bytes: a file may be made to break what looks into it.
    const unsafe = await scanRefusal(ports, content);
    if (unsafe !== null) return left({ kind: unsafe });
    const plain = plainName(name);
    const checked = checkFile(fileInspector)(plain, content);
    if (isLeft(checked)) return checked;
    const { kind, isSigned } = checked.right;
    if (pictureCleaner.pixels(kind, content) > mostMegapixels * 1_000_000)
      return left({ kind: 'tooManyPixels' });
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
