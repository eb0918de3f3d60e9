import { contactName, placesContact } from './check-form.ts';
import type { Contact, Coordinates, Entry, Value } from './entry.ts';
import { homeOf } from './body/field-home.ts';
import type { Field } from './field.ts';
import { fieldsOf, type Mailbox, mailboxState, type Open311Offer } from './mailbox.ts';
import { finishedStatuses, type RequestStatus } from './request.ts';

const stranger = { isLoggedIn: true, isNative: false, isAdmin: false };

/** Other programs answer for their users and solve no picture: a captcha is not asked of them. */
export function withoutCaptcha(mailbox: Mailbox): Mailbox {
  const without = (fields: readonly Field[]): readonly Field[] =>
    fields
      .filter(({ kind }) => kind !== 'captcha')
      .map((field) => {
        const children = without(field.children);
        return field.kind === 'group'
          ? { ...field, children, fields: without(field.fields) }
          : { ...field, children };
      });
  return {
    ...mailbox,
    pages: mailbox.pages.map((page) => ({ ...page, fields: without(page.fields) })),
  };
}

/** What only a person at the form itself can give. */
const ofPersonsAlone: ReadonlySet<Field['kind']> = new Set(['census', 'pdf']);

/**
 * Whether a mailbox is a service: it says so, it is open, and nothing is asked that another program cannot hand over
 * (a payment, a verified profile, an identity, a signed document).
 */
export const isService = (mailbox: Mailbox): mailbox is Mailbox & { readonly open311: Open311Offer } =>
  mailbox.open311 !== null &&
  mailboxState(mailbox, stranger) === 'open' &&
  mailbox.payment === null &&
  !mailbox.asksProfile &&
  !fieldsOf(mailbox).some(({ kind, required }) => required && ofPersonsAlone.has(kind));

/** The fields that stand for the standard's own parameters. */
function ownFields(mailbox: Mailbox, offer: Open311Offer) {
  const fields = fieldsOf(mailbox);
  const named = (name: string | null, home: 'body' | 'address' | 'coordinates') =>
    fields.find((field) => (name === null ? homeOf(mailbox, field) === home : field.name === name)) ?? null;
  return {
    description: named(offer.description, 'body'),
    address: named(offer.address, 'address'),
    place: named(offer.place, 'coordinates'),
  };
}

const askable: ReadonlySet<Field['kind']> = new Set([
  'text',
  'textarea',
  'category',
  'select',
  'radio',
  'selectmultiple',
  'checkbox',
  'collection',
  'search',
  'callejero',
  'key',
]);

/** What a service asks beside description, place and contact: the standard's attributes. */
export function attributesOf(mailbox: Mailbox, offer: Open311Offer): readonly Field[] {
  const own = new Set(Object.values(ownFields(mailbox, offer)).map((field) => field?.name));
  return fieldsOf(mailbox).filter(({ kind, name }) => askable.has(kind) && !own.has(name));
}

/** A report as another program hands it over. */
export interface Open311Report {
  readonly description: string;
  readonly address: string;
  readonly place: Coordinates | null;
  readonly contact: Contact;
  readonly attributes: ReadonlyMap<string, readonly string[]>;
}

function valueOf(field: Field, told: readonly string[]): Value {
  if (field.kind === 'selectmultiple') return { kind: 'texts', texts: told };
  if (field.kind === 'checkbox')
    return { kind: 'flag', on: told.some((one) => /^(?:true|1|on|si)$/iu.test(one)) };
  return { kind: 'text', text: told.join(', ') };
}

/** The report as answers to the form: the same checks follow as for anybody else. */
export function entryOfReport(mailbox: Mailbox, offer: Open311Offer, report: Open311Report): Entry {
  const { description, address, place } = ownFields(mailbox, offer);
  const told = (field: Field | null, value: Value | null): readonly (readonly [string, Value])[] =>
    field === null || value === null ? [] : [[field.name, value]];
  const text = (words: string): Value | null => (words === '' ? null : { kind: 'text', text: words });
  const contact: Value = { kind: 'contact', contact: report.contact };
  const contactField = fieldsOf(mailbox).find(({ kind }) => kind === 'contact') ?? null;
  return new Map([
    ...told(description, text(report.description)),
    ...told(address, text(report.address)),
    ...told(place, report.place && { kind: 'place', coordinates: report.place }),
    ...attributesOf(mailbox, offer).flatMap((field) => {
      const values = report.attributes.get(field.name) ?? [];
      return values.length === 0 ? [] : told(field, valueOf(field, values));
    }),
    ...(placesContact(mailbox) ? told(contactField, contact) : [[contactName, contact] as const]),
  ]);
}

/** The standard knows two states. */
export const open311Status = (status: RequestStatus): 'open' | 'closed' =>
  finishedStatuses.includes(status) ? 'closed' : 'open';
