import { writeRequest } from '#adapters/wire/requests/request.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { contactName, placesContact } from '#domain/forms/contact-block.ts';
import { requestBody } from '#domain/forms/body/write-body.ts';
import type { Entry, Value } from '#domain/forms/entry.ts';
import type { AnswerField, Field } from '#domain/forms/field.ts';
import { answerFieldsOf, fieldsOf, type Mailbox } from '#domain/forms/mailbox.ts';
import { mask } from '../../curl-line.ts';
import type { KnownMailbox } from '../../known-town.ts';
import type { WritableTown } from './visitor.ts';

/** The data of a test person: an invented name, an address of no host (RFC 2606). */
export const testContact = {
  firstName: 'Prueba',
  lastName: 'De contrato',
  telephone: '600000000',
  email: 'prueba@correu.example',
} as const;

const text = (words: string): Value => ({ kind: 'text', text: words });
const words: Readonly<Record<string, string>> = {
  email: testContact.email,
  tel: testContact.telephone,
  url: 'https://correu.example/',
  date: '2030-01-02',
  datetime: '2030-01-02T10:00+01:00',
};

/** An answer to a field that anybody could give; null if only a real person could. */
function answerTo(
  field: AnswerField,
  person: { readonly id: string; readonly secrets: readonly string[] },
): Value | null {
  switch (field.kind) {
    case 'text':
      return text(field.mode === 'number' ? (field.min ?? '1') : (words[field.mode] ?? 'Prueba de contrato'));
    case 'textarea':
      return text('Prueba de contrato');
    case 'callejero':
    case 'collection':
    case 'search':
      return text('Prueba');
    case 'category':
    case 'select':
    case 'radio': {
      const last = field.options.at(-1);
      return last === undefined ? null : text(last.value);
    }
    case 'selectmultiple':
      return { kind: 'texts', texts: field.options.slice(0, 1).map(({ value }) => value) };
    case 'census':
      return { kind: 'census', identity: person.id, secrets: person.secrets };
    case 'captcha':
      return { kind: 'captcha', id: 'AAAA-AAAA-AAAA-AAAA', answer: '0' };
    case 'contact':
      return { kind: 'contact', contact: testContact };
    // Not needed, or only a person has it: files, a place, a key, a consent.
    case 'image':
    case 'file':
    case 'pdf':
    case 'map':
    case 'key':
    case 'checkbox':
      return null;
    default:
      return field satisfies never;
  }
}

/** A form filled in with what anybody could answer. A captcha in it is answered wrong. */
function entryFor(
  mailbox: Mailbox,
  person: { readonly id: string; readonly secrets: readonly string[] },
): Entry {
  const answers = answerFieldsOf(mailbox).flatMap((field): readonly (readonly [string, Value])[] => {
    const value = answerTo(field, person);
    return value === null ? [] : [[field.name, value]];
  });
  const block: readonly (readonly [string, Value])[] = placesContact(mailbox)
    ? []
    : [[contactName, { kind: 'contact', contact: testContact }]];
  return new Map([...answers, ...block]);
}

/**
 * A request for a mailbox, as a client sends it, and the same with its secrets masked; null if only a real person
 * could fill the form in. Nothing is paid.
 */
export function filledForm(
  { visit }: WritableTown,
  { mailbox }: KnownMailbox,
  person = visit.people[0] ?? { id: '', secrets: [] },
): { readonly body: object; readonly shown: object } | null {
  const entry = entryFor(mailbox, person);
  if (checkForm(mailbox, entry, { acceptsPrivacy: true, isPaid: true }).length > 0) return null;
  const sent = requestBody(mailbox, entry, { payment: null, acceptsPrivacy: true, isPrivate: false });
  const census = sent.census && { id: mask, secrets: sent.census.secrets.map(() => mask) };
  return { body: writeRequest(sent), shown: writeRequest({ ...sent, census }) };
}

const asks = (kind: Field['kind']) => (mailbox: Mailbox) =>
  fieldsOf(mailbox).some((field) => field.kind === kind);
export const hasCaptchaField = asks('captcha');
export const hasCensusField = asks('census');

/** Forms that a program may fill in and send: nothing to solve, to pay, or to prove. */
export const isPlain = ({ mailbox }: KnownMailbox): boolean =>
  !hasCaptchaField(mailbox) &&
  !hasCensusField(mailbox) &&
  mailbox.payment === null &&
  !mailbox.asksProfile &&
  mailbox.voteCount === null;
