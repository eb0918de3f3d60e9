import type { TillPictureKind } from '#application/ports/browser/till-store.ts';
import { putSalePictureCall } from '#adapters/wire/vouchers/sales/put-sale-picture.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type MaskedPhoto, openPhoto } from '../../office/works/mask/masked-photo.ts';
import { hasNoAnswer } from '../../device/no-answer.ts';
import type { ShopMeans } from '../shop-context.ts';
import type { StoredPicture } from './sale-state.ts';

/** Why a picture is not stored. */
export type PictureTrouble = 'signedOut' | 'notPicture' | 'failed';

/** Of which sale a picture is, and where it waits if there is no line. */
export interface SalePictureOf {
  readonly key: string;
  readonly campaign: string;
  readonly kind: TillPictureKind;
}

/** Bytes as calls take them. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Sends a photo, drawn anew on the device: what the camera recorded beside it stays here. Without a line it waits. */
export async function sendPhoto(
  { call, realm, till }: Pick<ShopMeans, 'call' | 'realm' | 'till'>,
  photo: MaskedPhoto,
  { key, campaign, kind }: SalePictureOf,
): Promise<Either<PictureTrouble, StoredPicture>> {
  const bytes = await photo.bytes();
  if (bytes === null) return left('notPicture');
  const sent = await call(putSalePictureCall, { realm, body: { campaign, kind, file: base64(bytes) } });
  if (!isLeft(sent)) return right(sent.right);
  if (sent.left.kind === 'shopNotAuthorised') return left('signedOut');
  if (sent.left.kind === 'fileRefused') return left('notPicture');
  const isKept = hasNoAnswer(sent.left) && (await till.keepPicture({ realm, key, kind }, bytes));
  return isKept ? right({ id: null, isRepeated: false }) : left('failed');
}

/** Sends the picture of a ticket. */
export async function sendTicket(
  means: Pick<ShopMeans, 'call' | 'realm' | 'till'>,
  file: File,
  of: Omit<SalePictureOf, 'kind'>,
): Promise<Either<PictureTrouble, StoredPicture>> {
  const photo = await openPhoto(file);
  return photo === null ? left('notPicture') : sendPhoto(means, photo, { ...of, kind: 'ticket' });
}
