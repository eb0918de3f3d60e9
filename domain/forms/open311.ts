import { homeOf } from './body/field-home.ts';
import { contactName, placesContact } from './contact-block.ts';
import type { AnswerField, Field } from './field.ts';
import { rulesOf } from './field-kinds.ts';
import type { Datatype, Open311Use } from './kind-rules.ts';
import { answerFieldsOf, type Mailbox, mailboxState, type Open311Offer } from './mailbox.ts';
import type { Contact, Entry, Value } from './entry.ts';
import type { Coordinates } from '../shared/coordinates.ts';
import { finishedStatuses, type RequestStatus } from './request.ts';

const stranger = { isLoggedIn: true, isNative: false, isAdmin: false };

const isUsed = ({ kind }: Field, use: Open311Use<never>['kind']): boolean =>
  kind !== 'group' && rulesOf(kind).open311.kind === use;

/** The mailbox without what is not asked of other programs: they answer for their users and solve no picture. */
export function withoutCaptcha(mailbox: Mailbox): Mailbox {
  const without = (fields: readonly Field[]): readonly Field[] =>
    fields
      .filter((field) => !isUsed(field, 'notAsked'))
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

/**
 * Whether a mailbox is a service: it says so, it is open, and nothing is asked that another program cannot hand over
 * (a payment, a verified profile, an identity, a signed document).
 */
export const isService = (mailbox: Mailbox): mailbox is Mailbox & { readonly open311: Open311Offer } =>
  mailbox.open311 !== null &&
  mailboxState(mailbox, stranger) === 'open' &&
  mailbox.payment === null &&
  !mailbox.asksProfile &&
  !answerFieldsOf(mailbox).some((field) => field.required && isUsed(field, 'personOnly'));

/** The fields that stand for the standard's own parameters. */
function ownFields(mailbox: Mailbox, offer: Open311Offer) {
  const fields = answerFieldsOf(mailbox);
  const named = (name: string | null, home: 'body' | 'address' | 'coordinates') =>
    fields.find((field) => (name === null ? homeOf(mailbox, field) === home : field.name === name)) ?? null;
  return {
    description: named(offer.description, 'body'),
    address: named(offer.address, 'address'),
    place: named(offer.place, 'coordinates'),
  };
}

/** A field that another program answers as an attribute of a service. */
export interface ServiceAttribute {
  readonly field: AnswerField;
  readonly datatype: Datatype;
  /** The answer that its texts stand for. */
  readonly valueOf: (told: readonly string[]) => Value;
}

/** What a service asks beside description, place and contact: the standard's attributes. */
export function attributesOf(mailbox: Mailbox, offer: Open311Offer): readonly ServiceAttribute[] {
  const own = new Set(Object.values(ownFields(mailbox, offer)).map((field) => field?.name));
  return answerFieldsOf(mailbox).flatMap((field): readonly ServiceAttribute[] => {
    const { open311 } = rulesOf(field.kind);
    if (open311.kind !== 'attribute' || own.has(field.name)) return [];
    return [{ field, datatype: open311.datatypeOf(field), valueOf: open311.valueOf }];
  });
}

/** A report as another program hands it over. */
export interface Open311Report {
  readonly description: string;
  readonly address: string;
  readonly place: Coordinates | null;
  readonly contact: Contact;
  readonly attributes: ReadonlyMap<string, readonly string[]>;
}

/** The report as answers to the form: the same checks follow as for anybody else. */
export function entryOfReport(mailbox: Mailbox, offer: Open311Offer, report: Open311Report): Entry {
  const { description, address, place } = ownFields(mailbox, offer);
  const told = (field: Field | null, value: Value | null): readonly (readonly [string, Value])[] =>
    field === null || value === null ? [] : [[field.name, value]];
  const text = (words: string): Value | null => (words === '' ? null : { kind: 'text', text: words });
  const contact: Value = { kind: 'contact', contact: report.contact };
  const contactField = answerFieldsOf(mailbox).find(({ kind }) => kind === 'contact') ?? null;
  return new Map([
    ...told(description, text(report.description)),
    ...told(address, text(report.address)),
    ...told(place, report.place && { kind: 'place', coordinates: report.place }),
    ...attributesOf(mailbox, offer).flatMap(({ field, valueOf }) => {
      const values = report.attributes.get(field.name) ?? [];
      return values.length === 0 ? [] : told(field, valueOf(values));
    }),
    ...(placesContact(mailbox) ? told(contactField, contact) : [[contactName, contact] as const]),
  ]);
}

/** The standard knows two states. */
export const open311Status = (status: RequestStatus): 'open' | 'closed' =>
  finishedStatuses.includes(status) ? 'closed' : 'open';
