import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { type KnownRefusal, knownRefusal } from '#adapters/wire/known-refusal.ts';
import { putWorkPhotoCall } from '#adapters/wire/office-works/put-work-photo.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readAnswer } from '../council-client.ts';
import { type CallSettings, failureIn } from '../council-call.ts';
import { sendFile } from '../send-file.ts';

/** Why a photo of works was not put. */
type PhotoRefusal = KnownRefusal<typeof putWorkPhotoCall> | CouncilRefusal | { readonly kind: 'stopped' };

/** Puts the photo of news under the key of that news. */
export type PutWorkPhoto = (
  realm: RealmId,
  of: { readonly work: string; readonly key: string },
  photo: Uint8Array,
) => Promise<Either<PhotoRefusal, { readonly name: string }>>;

/** Photos of works, over the council's API. */
export const putWorkPhoto =
  (settings: CallSettings): PutWorkPhoto =>
  async (realm, { work, key }, photo) => {
    const data = new FormData();
    const file = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
    data.append('file', file, 'foto.jpg');
    const address = addressOf(putWorkPhotoCall, { realm, id: work, news: key });
    const watch = { progress: () => undefined, stoppable: () => undefined };
    const sent = await sendFile(settings, address, data, watch);
    if (isLeft(sent)) return sent;
    const refusal = knownRefusal(putWorkPhotoCall, sent.right) ?? failureIn(sent.right);
    return refusal === null ? readAnswer(putWorkPhotoCall, right(sent.right.body)) : left(refusal);
  };
