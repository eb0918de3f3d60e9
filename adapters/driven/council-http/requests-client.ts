import { addressOf } from '#adapters/wire/address-of.ts';
import { askCaptchaCall } from '#adapters/wire/requests/ask-captcha.ts';
import { beginPaymentCall } from '#adapters/wire/payments/begin-payment.ts';
import { createRequestCall } from '#adapters/wire/requests/create-request.ts';
import { followRequestCall } from '#adapters/wire/requests/follow-request.ts';
import { geocodeCall } from '#adapters/wire/places/geocode.ts';
import { listNearbyCall } from '#adapters/wire/requests/list-nearby.ts';
import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { readPaymentCall } from '#adapters/wire/payments/read-payment.ts';
import { readRequestCall } from '#adapters/wire/requests/read-request.ts';
import { uploadFileCall } from '#adapters/wire/uploads/upload-file.ts';
import * as t from 'io-ts';
import type { RequestDesk } from '#application/ports/browser/request-desk.ts';
import { requestAddresses } from '#adapters/wire/requests/request-addresses.ts';
import { captchaWire } from '#adapters/wire/requests/captcha.ts';
import { decode, localizedText, orNull } from '#adapters/wire/decode.ts';
import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import { begunPaymentWire, paymentStatusWire } from '#adapters/wire/payments/payment.ts';
import { createdWire, followedWire, nearbyWire, writeRequest } from '#adapters/wire/requests/request.ts';
import { readSent, requestViewWire } from '#adapters/wire/requests/sent-request.ts';
import { assetWire } from '#adapters/wire/uploads/upload.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { Reference } from '#domain/forms/request.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, map, right } from '#domain/shared/result.ts';
import { call, type CallSettings } from './council-call.ts';
import { deskRefusal, paymentRefusal, sendRefusal, uploadRefusal } from './request-refusals.ts';
import { sendFile } from './send-file.ts';

const streetWire = t.type({
  tipovia: orNull(t.string),
  nombrevia: t.string,
  nucleo: orNull(t.string),
  cpostal: orNull(t.string),
});
const itemWire = t.type({ _id: t.string, title: localizedText });
const placeWire = t.type({
  formatted_address: t.string,
  geometry: t.type({ location: t.type({ lat: t.number, lng: t.number }) }),
});
const censusWire = t.type({ _id: t.string, questions: t.array(localizedText), info: orNull(localizedText) });
const listOf = <C extends t.Mixed>(item: C) => t.type({ items: t.array(item) });
const placesWire = t.type({ results: t.array(placeWire) });

/** The council's side of a form, over its API. */
export function httpRequestDesk(settings: CallSettings): RequestDesk {
  /** A call whose answer a codec reads. */
  const asked = async <A>(codec: t.Decoder<unknown, A>, address: string, post?: unknown) => {
    const answered = await call(settings, address, post);
    if (isLeft(answered)) return answered;
    const refusal = deskRefusal(answered.right);
    return refusal === null ? decode(codec, answered.right.body) : left(refusal);
  };
  return {
    mailbox: async (realm, id) => {
      const answered = await asked(t.UnknownRecord, addressOf(readMailboxCall, { realm, id }));
      return isLeft(answered) ? answered : readMailbox(answered.right, realm);
    },
    upload: async (realm, mailbox, { name, content }, watch) => {
      const data = new FormData();
      data.append('file', new Blob([content]), name);
      const answered = await sendFile(settings, addressOf(uploadFileCall, { realm, mailbox }), data, watch);
      if (isLeft(answered)) return answered;
      const refusal = uploadRefusal(answered.right, content.length);
      if (refusal !== null) return left(refusal);
      return map(({ _id, name: taken, kind, bytes, signed }: t.TypeOf<typeof assetWire>) => ({
        id: _id,
        name: taken,
        kind,
        bytes,
        isSigned: signed,
      }))(decode(assetWire, answered.right.body));
    },
    captcha: (realm, language) =>
      asked(captchaWire, addressOf(askCaptchaCall, { realm, format: 'json', lang: language })),
    send: async (realm, mailbox, key, body) => {
      const answered = await call(
        settings,
        addressOf(createRequestCall, { realm, mailbox }),
        writeRequest(body),
        {
          'idempotency-key': key,
        },
      );
      if (isLeft(answered)) return answered;
      const refusal = sendRefusal(answered.right);
      if (refusal !== null) return left(refusal);
      return map(({ _id, iid, createdAt, title }: t.TypeOf<typeof createdWire>) => ({
        id: _id as Reference,
        iid,
        createdAt,
        title,
      }))(decode(createdWire, answered.right.body));
    },
    beginPayment: async (realm, mailbox) => {
      const answered = await call(settings, addressOf(beginPaymentCall, { realm }), { mailbox });
      if (isLeft(answered)) return answered;
      const refusal = paymentRefusal(answered.right);
      if (refusal !== null) return left(refusal);
      return map(({ _id, url, amount }: t.TypeOf<typeof begunPaymentWire>) => ({
        id: _id,
        url,
        amount: cents(Math.round(amount * 100)),
      }))(decode(begunPaymentWire, answered.right.body));
    },
    paymentStatus: async (realm, payment) =>
      map(({ status }: t.TypeOf<typeof paymentStatusWire>) => status)(
        await asked(paymentStatusWire, addressOf(readPaymentCall, { realm, payment })),
      ),
    nearby: async (realm, mailbox, at, category) =>
      map(({ items }: { readonly items: readonly t.TypeOf<typeof nearbyWire>[] }) =>
        items.map(({ iid, title, status, createdAt, address, coordinates, distance, followers }) => ({
          iid,
          title,
          status,
          createdAt,
          address,
          coordinates,
          followers,
          metres: distance,
        })),
      )(
        await asked(
          listOf(nearbyWire),
          addressOf(listNearbyCall, { realm, mailbox, lat: String(at.lat), lng: String(at.lng), category }),
        ),
      ),
    follow: async (realm, iid, email) =>
      map(({ followers, told }: t.TypeOf<typeof followedWire>) => ({ followers, told: told ?? null }))(
        await asked(
          followedWire,
          addressOf(followRequestCall, { realm, iid }),
          email === null ? {} : { email },
        ),
      ),
    streets: async (realm, collection, text) =>
      map(({ items }: { readonly items: readonly t.TypeOf<typeof streetWire>[] }) =>
        items.map(({ tipovia, nombrevia, nucleo, cpostal }) => ({
          tipovia: tipovia ?? '',
          nombrevia,
          nucleo: nucleo ?? '',
          cpostal: cpostal ?? '',
        })),
      )(await asked(listOf(streetWire), requestAddresses.streets(realm, collection, text))),
    items: async (realm, collection, text) =>
      map(({ items }: { readonly items: readonly t.TypeOf<typeof itemWire>[] }) =>
        items.map(({ _id, title }) => ({ id: _id, title })),
      )(await asked(listOf(itemWire), requestAddresses.items(realm, collection, text))),
    geocode: async (realm, address) =>
      map(({ results }: t.TypeOf<typeof placesWire>) =>
        results.map(({ formatted_address, geometry }) => ({
          address: formatted_address,
          coordinates: geometry.location,
        })),
      )(await asked(placesWire, addressOf(geocodeCall, { realm, address }))),
    addressAt: async (realm, at) =>
      map(({ results }: t.TypeOf<typeof placesWire>) => results[0]?.formatted_address ?? null)(
        await asked(placesWire, addressOf(geocodeCall, { realm, latlng: `${at.lat},${at.lng}` })),
      ),
    census: async (realm, id) =>
      map(({ _id, questions, info }: t.TypeOf<typeof censusWire>) => ({
        id: _id,
        questions,
        info: info ?? null,
      }))(await asked(censusWire, addressOf(readCensusCall, { realm, id }))),
    read: async (realm, reference) => {
      const read = await asked(requestViewWire, addressOf(readRequestCall, { realm }), { reference });
      if (isLeft(read)) return read;
      const { _id, iid, mailbox, title, body, status, createdAt, updatedAt, assignedTo, threads } =
        read.right;
      const told = { iid, title, body, status, createdAt, updatedAt, assignedTo, threads };
      const sent = readSent(read.right);
      return right({ ...told, id: _id as Reference, mailbox: mailboxId(mailbox), sent });
    },
  };
}
