import * as t from 'io-ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import type { CallAnswer, InputOf, JsonCall } from '#adapters/wire/call.ts';
import { decode } from '#adapters/wire/decode.ts';
import { placesWire } from '#adapters/wire/geocode.ts';
import { geocodeCall } from '#adapters/wire/places/geocode.ts';
import {
  type CollectionItem,
  itemsWire,
  readCollectionItems,
  readStreets,
  type Street,
  streetsWire,
} from '#adapters/wire/requests/collection-items.ts';
import { createRequestCall } from '#adapters/wire/requests/create-request.ts';
import { listNearbyCall } from '#adapters/wire/requests/list-nearby.ts';
import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { requestAddresses } from '#adapters/wire/requests/request-addresses.ts';
import {
  type NearbyReport,
  nearbyWire,
  type RequestReceipt,
  writeRequest,
} from '#adapters/wire/requests/request.ts';
import { readOwnUploadCall } from '#adapters/wire/uploads/read-own-upload.ts';
import type { uploadForPersonCall } from '#adapters/wire/staff-requests/upload-for-person.ts';
import { uploadFileCall } from '#adapters/wire/uploads/upload-file.ts';
import type { Attached } from '#domain/forms/entry.ts';
import type { Mailbox, MailboxId } from '#domain/forms/mailbox.ts';
import type { RequestBody } from '#domain/forms/body/request-body.ts';
import type { Coordinates, FoundPlace } from '#domain/shared/coordinates.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, flatMap, isLeft, left, map, right } from '#domain/shared/result.ts';
import { type CouncilReply, call, type CallSettings } from '../council-call.ts';
import { readAnswer } from '../council-client.ts';
import {
  formCallRefusal,
  type FormCallRefusal,
  type SendRefusal,
  sendRefusal,
  type UploadRefusal,
  uploadRefusal,
} from './request-refusals.ts';
import { sendFile } from '../send-file.ts';

type Asked<T, R = FormCallRefusal> = Promise<Either<R, T>>;

/** What a form asks of the council that is more than one call of its API, or whose answer councils give in several shapes. */
export interface RequestsClient {
  mailbox(realm: RealmId, id: MailboxId): Asked<Mailbox>;
  /** Uploads one file; `progress` gets bytes sent of bytes in all. There is no time-out. */
  upload(
    realm: RealmId,
    mailbox: MailboxId,
    file: { readonly name: string; readonly content: Uint8Array<ArrayBuffer> },
    watch: {
      readonly progress: (sent: number, all: number) => void;
      /** Called once with what stops the upload. */
      readonly stoppable: (stop: () => void) => void;
    },
  ): Asked<Attached, UploadRefusal>;
  /** `key` is made with the draft: the same key again gets the first receipt. 16 to 64 letters and digits. */
  send(
    realm: RealmId,
    mailbox: MailboxId,
    key: string,
    body: RequestBody,
  ): Asked<RequestReceipt, SendRefusal>;
  /** The address of a file, for its sender's session. */
  fileAddress(realm: RealmId, file: string): string;
  nearby(
    realm: RealmId,
    mailbox: MailboxId,
    at: Coordinates,
    category: string | null,
  ): Asked<readonly NearbyReport[]>;
  streets(realm: RealmId, collection: string, text: string): Asked<readonly Street[]>;
  /** Items whose title contains the text; all, up to 200, if it is blank. */
  items(realm: RealmId, collection: string, text: string): Asked<readonly CollectionItem[]>;
  geocode(realm: RealmId, address: string): Asked<readonly FoundPlace[]>;
  addressAt(realm: RealmId, at: Coordinates): Asked<string | null>;
}

/* Lists are read without the number of their items, and places without a status: not every council gives them. */
const nearbyCall = { ...listNearbyCall, answer: t.type({ items: t.array(nearbyWire) }) };
const placesCall = { ...geocodeCall, answer: t.type({ results: placesWire.props.results }) };

/** The body of the answer, unless it is one of the refusals that `refusalIn` finds. */
async function unrefused<R>(
  asked: Promise<Either<R, CouncilReply>>,
  refusalIn: (answer: CouncilReply) => R | null,
): Asked<unknown, R> {
  const answered = await asked;
  if (isLeft(answered)) return answered;
  const refusal = refusalIn(answered.right);
  return refusal === null ? right(answered.right.body) : left(refusal);
}

/** The calls of a form, over the council's API. `uploadCall`: who brings its files; the sender, if nothing is said. */
export function requestsClient(
  settings: CallSettings,
  uploadCall: typeof uploadFileCall | typeof uploadForPersonCall = uploadFileCall,
): RequestsClient {
  const bodyFrom = (address: string): Asked<unknown> =>
    unrefused<FormCallRefusal>(call(settings, address), formCallRefusal);
  const asked = async <C extends JsonCall>(theCall: C, input: InputOf<C>): Asked<CallAnswer<C>> =>
    readAnswer(theCall, await bodyFrom(addressOf(theCall, input)));
  return {
    mailbox: async (realm, id) =>
      flatMap((body: unknown): Either<FormCallRefusal, Mailbox> => readMailbox(body, realm))(
        await bodyFrom(addressOf(readMailboxCall, { realm, id })),
      ),
    upload: async (realm, mailbox, { name, content }, watch) => {
      const data = new FormData();
      data.append('file', new Blob([content]), name);
      const sent = sendFile(settings, addressOf(uploadCall, { realm, mailbox }), data, watch);
      return readAnswer(
        uploadFileCall,
        await unrefused<UploadRefusal>(sent, (answer) => uploadRefusal(answer, content.length)),
      );
    },
    send: async (realm, mailbox, key, body) => {
      const address = addressOf(createRequestCall, { realm, mailbox });
      const sent = call(settings, address, writeRequest(body), { 'idempotency-key': key });
      return readAnswer(createRequestCall, await unrefused<SendRefusal>(sent, sendRefusal));
    },
    fileAddress: (realm, file) => `${settings.baseUrl}${addressOf(readOwnUploadCall, { realm, file })}`,
    nearby: (realm, mailbox, { lat, lng }, category) =>
      asked(nearbyCall, { realm, mailbox, lat: String(lat), lng: String(lng), category }),
    streets: async (realm, collection, text) =>
      flatMap((body: unknown) => map(readStreets)(decode(streetsWire, body)))(
        await bodyFrom(requestAddresses.streets(realm, collection, text)),
      ),
    items: async (realm, collection, text) =>
      flatMap((body: unknown) => map(readCollectionItems)(decode(itemsWire, body)))(
        await bodyFrom(requestAddresses.items(realm, collection, text)),
      ),
    geocode: (realm, address) => asked(placesCall, { realm, address }),
    addressAt: async (realm, { lat, lng }) =>
      map(([found]: readonly FoundPlace[]) => found?.address ?? null)(
        await asked(placesCall, { realm, latlng: `${lat},${lng}` }),
      ),
  };
}
