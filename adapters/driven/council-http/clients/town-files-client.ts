import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { putTownFileCall } from '#adapters/wire/files/put-town-file.ts';
import { replaceTownFileCall } from '#adapters/wire/files/replace-town-file.ts';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { type KnownRefusal, knownRefusal } from '#adapters/wire/known-refusal.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readAnswer } from '../council-client.ts';
import { type CallSettings, failureIn } from '../council-call.ts';
import { sendFile } from '../send-file.ts';

/** Why an upload of staff ended without a file. */
export type PutFileRefusal =
  | KnownRefusal<typeof replaceTownFileCall>
  | CouncilRefusal
  | { readonly kind: 'stopped' };

/** Uploads one file: a new one or, with a name, the content of the file of that name. */
export type PutTownFile = (
  realm: RealmId,
  name: string | null,
  file: File,
  watch: Parameters<typeof sendFile>[3],
) => Promise<Either<PutFileRefusal, OfficeFile>>;

/** Uploads of staff to their town, over the council's API. */
export const putTownFile =
  (settings: CallSettings): PutTownFile =>
  async (realm, name, file, watch) => {
    const data = new FormData();
    data.append('file', file, file.name);
    const address =
      name === null ? addressOf(putTownFileCall, { realm }) : addressOf(replaceTownFileCall, { realm, name });
    const sent = await sendFile(settings, address, data, watch);
    if (isLeft(sent)) return sent;
    const refusal = knownRefusal(replaceTownFileCall, sent.right) ?? failureIn(sent.right);
    return refusal === null ? readAnswer(putTownFileCall, right(sent.right.body)) : left(refusal);
  };
