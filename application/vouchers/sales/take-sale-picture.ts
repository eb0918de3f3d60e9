import type { Clock } from '#application/ports/clock.ts';
import type { FileInspector } from '#application/ports/file-inspector.ts';
import type { FreeSpace } from '#application/ports/server/free-space.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { PictureCleaner } from '#application/ports/server/picture-cleaner.ts';
import type { VoucherPicture, VoucherPictures } from '#application/ports/server/vouchers/voucher-pictures.ts';
import { type Scanning, scanRefusal } from '#application/files/scan-refusal.ts';
import { mostMegapixels } from '#domain/forms/files/file-limits.ts';
import { imageKinds } from '#domain/forms/kinds/image.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

interface Ports extends Scanning {
  readonly voucherPictures: Pick<VoucherPictures, 'keep' | 'sameTicket'>;
  readonly fileInspector: FileInspector;
  readonly pictureCleaner: PictureCleaner;
  readonly freeSpace: Pick<FreeSpace, 'isLow'>;
  readonly passSeal: Pick<PassSeal, 'newId'>;
  readonly clock: Clock;
}

/** A picture as a shop brings it. */
export interface BroughtPicture extends Pick<VoucherPicture, 'campaign' | 'shop' | 'kind' | 'hash'> {
  readonly content: Uint8Array;
}

/** Why a picture is not taken: it is none, it is damaged or too large, or there is no room or no scanner. */
export type PictureRefused = {
  readonly kind: 'notAPicture' | 'tooManyPixels' | 'damaged' | 'filesFull' | 'infected' | 'unscanned';
};

/** Takes a picture of a sale, without place, time and owner. It says whether the same ticket has come before. */
export const takeSalePicture =
  (ports: Ports) =>
  async (
    realm: RealmId,
    { content, ...brought }: BroughtPicture,
  ): Promise<Either<PictureRefused, { readonly id: string; readonly isRepeated: boolean }>> => {
    const { voucherPictures, fileInspector, pictureCleaner, freeSpace, passSeal, clock } = ports;
    if (await freeSpace.isLow()) return left({ kind: 'filesFull' });
    const unsafe = await scanRefusal(ports, content);
    if (unsafe !== null) return left({ kind: unsafe });
    const kind = imageKinds.find((one) => !isLeft(fileInspector.inspect(one, content)));
    if (kind === undefined) return left({ kind: 'notAPicture' });
    if (pictureCleaner.pixels(kind, content) > mostMegapixels * 1_000_000)
      return left({ kind: 'tooManyPixels' });
    const clean = pictureCleaner.clean(kind, content);
    if (clean === null) return left({ kind: 'damaged' });
    const picture: VoucherPicture = { ...brought, id: passSeal.newId(), at: clock.now() };
    await voucherPictures.keep(realm, picture, clean);
    const same = picture.kind === 'ticket' && (await voucherPictures.sameTicket(realm, picture)) !== null;
    return right({ id: picture.id, isRepeated: same });
  };
