import * as t from 'io-ts';
import type { ExtraValue } from '#domain/forms/entry.ts';
import type { RequestBody } from '#domain/forms/body/request-body.ts';
import type { FormFault } from '#domain/forms/form-fault.ts';
import { requestSupporters } from '#domain/forms/desk/merge.ts';
import { publicTitleOf } from '#domain/forms/desk/person-of-request.ts';
import type { NearReport } from '#domain/forms/nearby.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, orNull, type Unreadable } from '../decode.ts';

const coordinatesWire = t.type({ lat: t.number, lng: t.number });
export const extraValue = t.union([t.string, t.boolean, t.array(t.string), coordinatesWire]);

/**
 * A request as a client sends it (specification 1, sections 3 and 7). Keys that are not named here are not read: a
 * client cannot publish a request, or give it a status.
 */
export const requestWire = t.partial({
  title: orNull(t.string),
  body: orNull(t.string),
  category: orNull(t.string),
  contact: orNull(
    t.partial({
      firstName: orNull(t.string),
      lastName: orNull(t.string),
      telephone: orNull(t.string),
      email: orNull(t.string),
    }),
  ),
  image: orNull(t.string),
  images: orNull(t.array(t.string)),
  files: orNull(t.array(t.string)),
  coordinates: orNull(coordinatesWire),
  address: orNull(t.string),
  census: orNull(
    t.intersection([t.type({ id: t.string }), t.partial({ secrets: orNull(t.array(t.string)) })]),
  ),
  captcha: orNull(t.union([t.string, t.type({ id: t.string, answer: t.string })])),
  extra: orNull(t.record(t.string, orNull(t.union([extraValue, t.number])))),
  payment: orNull(t.string),
  privacy: orNull(t.boolean),
  /** Ours: the sender said that only the council may see the request. */
  keepPrivate: orNull(t.boolean),
  /** Set by the council: what a client sends says nothing. */
  origin: orNull(t.string),
});
type RequestWire = t.TypeOf<typeof requestWire>;

/** No form has more answers than this; a body with more is refused. */
const mostExtra = 200;

function captchaOf(captcha: RequestWire['captcha']): RequestBody['captcha'] {
  if (captcha === null || captcha === undefined) return null;
  return typeof captcha === 'string' ? { id: '', answer: captcha } : captcha;
}

/** `image` is one of `images`, or one more. */
function imagesOf({ image, images }: RequestWire): readonly string[] {
  const all = images ?? [];
  return image === null || image === undefined || all.includes(image) ? all : [image, ...all];
}

/** Names that a request has at the council: a client's values for them are ignored. */
const ownNames: ReadonlySet<string> = new Set([
  ...Object.keys(requestWire.props),
  '_id',
  'iid',
  'createdAt',
  'isPublished',
  'publishPeriod',
  'status',
  'threads',
  'assignedTo',
  'managementFields',
  'management',
]);

/** Numbers are sent as they are written: forms contain texts. */
const asText = (value: ExtraValue | number): ExtraValue =>
  typeof value === 'number' ? String(value) : value;

/** Any other field is moved into `extra` (specification 1, section 3), even if the client did not do so. */
const loose = (raw: unknown): readonly (readonly [string, ExtraValue | number])[] =>
  Object.entries(raw as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    !ownNames.has(name) && (extraValue.is(value) || typeof value === 'number')
      ? [[name, value] as const]
      : [],
  );

/** Left: the path of what could not be read. A captcha without an id is the one of the sender's session. */
export function readRequest(raw: unknown): Either<Unreadable, RequestBody> {
  return map((wire: RequestWire): RequestBody => {
    const extra = [...loose(raw), ...Object.entries(wire.extra ?? {})].flatMap(
      ([name, value]): readonly (readonly [string, ExtraValue])[] =>
        value === null || value === undefined ? [] : [[name, asText(value)]],
    );
    const contact = Object.entries(wire.contact ?? {});
    return {
      title: wire.title ?? '',
      body: wire.body ?? '',
      category: wire.category ?? null,
      contact: Object.fromEntries(contact.filter(([, text]) => typeof text === 'string')),
      images: imagesOf(wire),
      files: wire.files ?? [],
      coordinates: wire.coordinates ?? null,
      address: wire.address ?? null,
      census: wire.census ? { id: wire.census.id, secrets: wire.census.secrets ?? [] } : null,
      captcha: captchaOf(wire.captcha),
      extra: new Map(extra.slice(0, mostExtra)),
      payment: wire.payment ?? null,
      acceptsPrivacy: wire.privacy ?? false,
      isPrivate: wire.keepPrivate ?? false,
    };
  })(decode(requestWire, raw));
}

/** The body that a client sends. Empty values are left out. */
export function writeRequest(body: RequestBody): object {
  const { title, body: text, category, contact, images, files, coordinates, address } = body;
  const { census, captcha, extra, payment, acceptsPrivacy, isPrivate } = body;
  const parts = { title, body: text, category, coordinates, address, census, captcha, payment };
  return {
    ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== '')),
    ...(Object.keys(contact).length > 0 ? { contact } : {}),
    ...(images.length > 0 ? { image: images[0], images } : {}),
    ...(files.length > 0 ? { files } : {}),
    ...(extra.size > 0 ? { extra: Object.fromEntries(extra) } : {}),
    privacy: acceptsPrivacy,
    ...(isPrivate ? { keepPrivate: true } : {}),
    origin: 'web',
  };
}

/** The answer to an accepted request; the same request sent again gets the same. */
export const createdWire = t.type({
  status: t.literal('ok'),
  _id: t.string,
  iid: t.string,
  createdAt: t.string,
  title: t.string,
});

/** What was uploaded for a request. */
export interface RequestReceipt {
  readonly id: Reference;
  readonly iid: string;
  /** As the council wrote it, with its offset. */
  readonly createdAt: string;
  readonly title: string;
}

export const readReceipt = ({
  _id,
  iid,
  createdAt,
  title,
}: t.TypeOf<typeof createdWire>): RequestReceipt => ({ id: _id as Reference, iid, createdAt, title });

/** A fault of a field, as the refusal `requestRefused` has it in `faults`. */
export const faultWire = t.intersection([
  t.type({ kind: t.string }),
  t.partial({ field: t.union([t.string, t.null]) }),
]);

/** Faults are sent without titles: the reader has the form. */
export const writeFaults = (faults: readonly FormFault[]): readonly object[] =>
  faults.map((fault) => {
    const { title: _, ...untitled } = { title: '', ...fault };
    return untitled;
  });

const isoOf = (instant: number) => new Date(instant).toISOString();

export const writeCreated = ({
  id,
  iid,
  createdAt,
  title,
}: CouncilRequest): t.TypeOf<typeof createdWire> => ({
  status: 'ok',
  _id: id,
  iid,
  createdAt: isoOf(createdAt),
  title,
});

/** How a resident names their request. */
export const readReferenceWire = t.type({ reference: t.string });

/** `isSender`: the sender of the request wrote it; `by` is blank then, and `images` are the uploads sent with it. */
const messageWire = t.intersection([
  t.type({ at: t.string, by: t.string, text: t.string }),
  t.partial({ isSender: t.boolean, images: t.array(t.string) }),
]);

/** The council's answer about a request that it has. */
export const heldWire = t.type({
  _id: t.string,
  iid: t.string,
  mailbox: t.string,
  title: t.string,
  body: t.string,
  category: t.union([t.string, t.null]),
  status: t.string,
  createdAt: t.string,
  updatedAt: t.string,
  assignedTo: t.union([t.string, t.null]),
  threads: t.array(messageWire),
  address: t.union([t.string, t.null]),
  coordinates: t.union([coordinatesWire, t.null]),
  followers: t.number,
});

export function writeView(request: CouncilRequest): t.TypeOf<typeof heldWire> {
  const { id, iid, mailbox, title, body, category, status, assignedTo, address, coordinates } = request;
  const threads = request.threads
    .filter(({ isNote }) => !isNote)
    .map(({ at, by, text, reply }) => ({
      at: isoOf(at),
      by,
      text,
      isSender: reply !== undefined,
      images: [...(reply?.images ?? [])],
    }));
  const [createdAt, updatedAt] = [isoOf(request.createdAt), isoOf(request.updatedAt)];
  const fields = { iid, mailbox, title, body, category, status, createdAt, updatedAt, assignedTo, threads };
  return { _id: id, ...fields, address, coordinates, followers: requestSupporters(request) };
}

/** A report nearby: its public part. */
export const nearbyWire = t.type({
  iid: t.string,
  title: t.string,
  category: t.union([t.string, t.null]),
  status: t.string,
  createdAt: t.string,
  address: t.union([t.string, t.null]),
  coordinates: coordinatesWire,
  /** Metres. */
  distance: t.number,
  followers: t.number,
});

/** Only title and place: what a resident wrote may name people. */
export const writeNearby = ({ request, metres }: NearReport): t.TypeOf<typeof nearbyWire> => {
  const { iid, category, status, createdAt, address, coordinates } = request;
  const [title, followers] = [publicTitleOf(request), requestSupporters(request)];
  const fields = { iid, title, category, status, createdAt: isoOf(createdAt), address, coordinates };
  return { ...fields, distance: Math.round(metres), followers };
};

/** Something reported nearby before. */
export interface NearbyReport {
  readonly iid: string;
  readonly title: string;
  readonly status: string;
  readonly createdAt: string;
  readonly address: string | null;
  readonly coordinates: Coordinates;
  readonly metres: number;
  readonly followers: number;
}

export const readNearby = ({
  items,
}: {
  readonly items: readonly t.TypeOf<typeof nearbyWire>[];
}): readonly NearbyReport[] =>
  items.map(({ iid, title, status, createdAt, address, coordinates, distance, followers }) => ({
    iid,
    title,
    status,
    createdAt,
    address,
    coordinates,
    metres: distance,
    followers,
  }));
