import { putSalePictureCall } from '#adapters/wire/vouchers/sales/put-sale-picture.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type MaskedPhoto, openPhoto } from '../../office/works/mask/masked-photo.ts';
import type { ShopMeans } from '../shop-context.ts';
import type { StoredPicture } from './sale-state.ts';

/** Why a picture is not stored. */
export type PictureTrouble = 'signedOut' | 'notPicture' | 'failed';

/** Bytes as the call takes them. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Sends a photo, drawn anew on the device: what the camera recorded beside it stays here. */
export async function sendPhoto(
  { call, realm }: Pick<ShopMeans, 'call' | 'realm'>,
  photo: MaskedPhoto,
  { campaign, kind }: { readonly campaign: string; readonly kind: 'ticket' | 'identity' },
): Promise<Either<PictureTrouble, StoredPicture>> {
  const bytes = await photo.bytes();
  if (bytes === null) return left('notPicture');
  const sent = await call(putSalePictureCall, { realm, body: { campaign, kind, file: base64(bytes) } });
  if (!isLeft(sent)) return right(sent.right);
  if (sent.left.kind === 'shopNotAuthorised') return left('signedOut');
  return left(sent.left.kind === 'fileRefused' ? 'notPicture' : 'failed');
}

/** Sends the picture of a ticket. */
export async function sendTicket(
  means: Pick<ShopMeans, 'call' | 'realm'>,
  file: File,
  campaign: string,
): Promise<Either<PictureTrouble, StoredPicture>> {
  const photo = await openPhoto(file);
  return photo === null ? left('notPicture') : sendPhoto(means, photo, { campaign, kind: 'ticket' });
}
