import * as t from 'io-ts';
import { plainText } from '#domain/content/plain-text.ts';
import type { Open311Report } from '#domain/forms/open311.ts';
import { attributesOf, open311Status } from '#domain/forms/open311.ts';
import { type ContactField, isEmail } from '#domain/forms/contact.ts';
import type { Mailbox, Open311Offer } from '#domain/forms/mailbox.ts';
import { publicTitleOf } from '#domain/forms/desk/person-of-request.ts';
import { showsTitles } from '#domain/forms/publication.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { Unreadable } from '../decode.ts';

/* GeoReport v2 of Open311: its lists as JSON; open311-xml.ts writes the same as XML. */

const serviceWire = t.type({
  service_code: t.string,
  service_name: t.string,
  description: t.string,
  metadata: t.boolean,
  type: t.literal('realtime'),
  keywords: t.string,
  group: t.string,
});
export const servicesWire311 = t.array(serviceWire);

const attributeWire = t.intersection([
  t.type({
    variable: t.boolean,
    code: t.string,
    datatype: t.string,
    required: t.boolean,
    datatype_description: t.string,
    order: t.number,
    description: t.string,
  }),
  t.partial({ values: t.array(t.type({ key: t.string, name: t.string })) }),
]);
export const definitionWire311 = t.type({ service_code: t.string, attributes: t.array(attributeWire) });

const reportWire = t.type({
  service_request_id: t.string,
  status: t.keyof({ open: null, closed: null }),
  status_notes: t.string,
  service_name: t.string,
  service_code: t.string,
  description: t.string,
  requested_datetime: t.string,
  updated_datetime: t.string,
  address: t.string,
  lat: t.union([t.number, t.null]),
  long: t.union([t.number, t.null]),
});
export const reportsWire311 = t.array(reportWire);
export const takenWire311 = t.array(t.type({ service_request_id: t.string, service_notice: t.string }));

type Speech = (text: LocalizedText) => string;
export const open311Speech =
  (language: Language): Speech =>
  (text) =>
    textFor(text, language, language).text;

type Service = Mailbox & { readonly open311: Open311Offer };

export const writeService = (mailbox: Service, say: Speech): t.TypeOf<typeof serviceWire> => ({
  service_code: mailbox.open311.code,
  service_name: say(mailbox.title),
  description: mailbox.description === null ? '' : plainText(say(mailbox.description)),
  metadata: attributesOf(mailbox, mailbox.open311).length > 0,
  type: 'realtime',
  keywords: mailbox.open311.keywords.join(', '),
  group: mailbox.open311.group === null ? '' : say(mailbox.open311.group),
});

export const writeDefinition = (mailbox: Service, say: Speech): t.TypeOf<typeof definitionWire311> => ({
  service_code: mailbox.open311.code,
  attributes: attributesOf(mailbox, mailbox.open311).map(({ field, datatype }, place) => ({
    variable: true,
    code: field.name,
    datatype,
    required: field.required,
    datatype_description: field.hint === null ? '' : plainText(say(field.hint)),
    order: place + 1,
    description: say(field.title),
    ...('options' in field
      ? { values: field.options.map(({ value, text }) => ({ key: value, name: say(text) })) }
      : {}),
  })),
});

/** The standard writes times to the second. */
const isoOf = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/**
 * A report as every reader may see it: its subject, its place and its state. Its texts only if the council shows
 * titles to neighbours too: what a resident wrote may name people. Contact, pictures and messages are never sent.
 */
export const writeReport = (
  request: CouncilRequest,
  mailbox: Service,
  say: Speech,
): t.TypeOf<typeof reportWire> => ({
  service_request_id: request.iid,
  status: open311Status(request.status),
  // Where a duplicate went.
  status_notes: request.merged === undefined ? request.status : `${request.status}: ${request.merged.iid}`,
  service_name: say(mailbox.title),
  service_code: mailbox.open311.code,
  description: showsTitles(mailbox) ? publicTitleOf(request) : '',
  requested_datetime: isoOf(request.createdAt),
  updated_datetime: isoOf(request.updatedAt),
  address: request.address ?? '',
  lat: request.coordinates?.lat ?? null,
  long: request.coordinates?.lng ?? null,
});

const degrees = /^-?\d{1,3}(?:\.\d{1,12})?$/u;
const contactNames: Readonly<Record<ContactField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  telephone: 'phone',
  email: 'email',
};
/** The most characters of any part of a report. */
const longest = 10_000;

/** A report from the standard's own form. Left: the parameter that is invalid. */
export function readReport(form: readonly (readonly [string, string])[]): Either<Unreadable, Open311Report> {
  const once = (name: string) => (form.find(([told]) => told === name)?.[1] ?? '').trim();
  const tooLong = form.find(([, value]) => value.length > longest);
  if (tooLong !== undefined) return left({ kind: 'unreadable', where: tooLong[0].slice(0, 80) });
  const [lat, long] = [once('lat'), once('long')];
  const isPlaced = lat !== '' || long !== '';
  if (isPlaced && !(degrees.test(lat) && degrees.test(long)))
    return left({ kind: 'unreadable', where: 'lat, long' });
  if (once('email') !== '' && !isEmail(once('email'))) return left({ kind: 'unreadable', where: 'email' });
  const contact = Object.entries(contactNames).flatMap(([part, name]) =>
    once(name) === '' ? [] : [[part, once(name)] as const],
  );
  const attributes = new Map<string, readonly string[]>();
  for (const [name, value] of form) {
    const [, code] = /^attribute\[([^\]]{1,100})\](?:\[\])?$/u.exec(name) ?? [];
    if (code !== undefined && value.trim() !== '')
      attributes.set(code, [...(attributes.get(code) ?? []), value.trim()]);
  }
  return right({
    description: once('description'),
    address: once('address_string'),
    place: isPlaced ? { lat: Number(lat), lng: Number(long) } : null,
    contact: Object.fromEntries(contact),
    attributes,
  });
}
