import { autoTitle } from './auto-title.ts';
import { contactName, placesContact } from './check-form.ts';
import type { Attached, Contact, Entry, Value } from './entry.ts';
import type { Coordinates } from '../shared/coordinates.ts';
import { type AnswerHome, answerHome, type Home, homeOf } from './field-home.ts';
import type { Field } from './field.ts';
import type { FormFault } from './form-fault.ts';
import { fieldsOf, type Mailbox } from './mailbox.ts';
import { askedEntry } from './shown-fields.ts';

/** The value of a name in `extra`. Files are given by their ids. */
export type ExtraValue = string | boolean | readonly string[] | Coordinates;

/** A request as it is sent (specification 1, section 3). Files are named by the ids of their uploads. */
export interface RequestBody {
  readonly title: string;
  readonly body: string;
  readonly category: string | null;
  readonly contact: Contact;
  readonly images: readonly string[];
  readonly files: readonly string[];
  readonly coordinates: Coordinates | null;
  readonly address: string | null;
  readonly census: { readonly id: string; readonly secrets: readonly string[] } | null;
  readonly captcha: { readonly id: string; readonly answer: string } | null;
  readonly extra: ReadonlyMap<string, ExtraValue>;
  /** Made by the payment call; null where the mailbox asks for none. */
  readonly payment: string | null;
  readonly acceptsPrivacy: boolean;
}

/** What was answered in a form that was sent, with what is known of its files. */
export interface SentAnswers {
  readonly body: RequestBody;
  readonly files: readonly Attached[];
}

const textOf = (value: Value | undefined): string => (value?.kind === 'text' ? value.text.trim() : '');
const idsOf = (value: Value | undefined): readonly string[] =>
  value?.kind === 'files' ? value.files.map(({ id }) => id) : [];

function extraOf(value: Value): ExtraValue | null {
  switch (value.kind) {
    case 'text':
      return value.text.trim() === '' ? null : value.text.trim();
    case 'texts':
      return value.texts;
    case 'flag':
      return value.on;
    case 'files':
      return idsOf(value);
    case 'place':
      return value.coordinates;
    case 'contact':
    case 'census':
    case 'captcha':
      return null;
  }
}

/**
 * Puts the answers in their places of the request. Only answers to fields that are asked are sent; a missing title is
 * made from the body.
 */
export function requestBody(
  mailbox: Mailbox,
  entry: Entry,
  sending: { readonly payment: string | null; readonly acceptsPrivacy: boolean },
): RequestBody {
  const top = mailbox.pages.flatMap(({ fields }) => fields);
  const asked = askedEntry(top, entry);
  const fields = fieldsOf(mailbox);
  const answerAt = (home: Home): Value | undefined => {
    const field = fields.find((one) => homeOf(mailbox, one) === home && asked.has(one.name));
    return field && asked.get(field.name);
  };
  const [place, census, captcha] = [answerAt('coordinates'), answerAt('census'), answerAt('captcha')];
  const contact = placesContact(mailbox) ? answerAt('contact') : entry.get(contactName);
  const text = textOf(answerAt('body'));
  const extra = fields.flatMap((field): readonly (readonly [string, ExtraValue])[] => {
    const value = homeOf(mailbox, field) === 'extra' ? asked.get(field.name) : undefined;
    const sent = value === undefined ? null : extraOf(value);
    return sent === null ? [] : [[field.name, sent]];
  });
  return {
    title: textOf(answerAt('title')) || autoTitle(text),
    body: text,
    category: textOf(answerAt('category')) || null,
    contact: contact?.kind === 'contact' && mailbox.contact.mode !== 'no' ? contact.contact : {},
    images: idsOf(answerAt('images')),
    files: idsOf(answerAt('files')),
    coordinates: place?.kind === 'place' ? place.coordinates : null,
    address: textOf(answerAt('address')) || null,
    census: census?.kind === 'census' ? { id: census.identity, secrets: census.secrets } : null,
    captcha: captcha?.kind === 'captcha' ? { id: captcha.id, answer: captcha.answer } : null,
    extra: new Map(extra),
    ...sending,
  };
}

type FindFile = (id: string) => Extract<Value, { kind: 'files' }>['files'][number] | null;

/** A text becomes what its field holds; what cannot is left as it is, and the checks say so. */
function valueOf(field: Field, sent: ExtraValue, find: FindFile): Value {
  if (field.kind === 'image' || field.kind === 'file' || field.kind === 'pdf') {
    const ids = Array.isArray(sent) ? (sent as readonly string[]) : [sent];
    return { kind: 'files', files: ids.flatMap((id) => (typeof id === 'string' ? (find(id) ?? []) : [])) };
  }
  if (typeof sent === 'boolean') return { kind: 'flag', on: sent };
  if (typeof sent === 'string') {
    return field.kind === 'selectmultiple' ? { kind: 'texts', texts: [sent] } : { kind: 'text', text: sent };
  }
  return 'lat' in sent ? { kind: 'place', coordinates: sent } : { kind: 'texts', texts: sent };
}

/** The part of a request that comes from the fields of its form. */
type ToldBody = Pick<
  RequestBody,
  'title' | 'body' | 'category' | 'address' | 'images' | 'files' | 'coordinates' | 'extra'
>;

function sentAt(body: ToldBody, home: AnswerHome, name: string): ExtraValue | null {
  switch (home) {
    case 'title':
    case 'body':
    case 'category':
    case 'address':
      return body[home] || null;
    case 'images':
    case 'files':
      return body[home].length === 0 ? null : body[home];
    case 'coordinates':
      return body.coordinates;
    case 'extra':
      return body.extra.get(name) ?? null;
  }
}

const isOfFiles = ({ kind }: Field) => kind === 'image' || kind === 'file' || kind === 'pdf';

/** The ids that a request has in a field of files, however its client wrote them. */
function idsAt(mailbox: Mailbox, field: Field, body: ToldBody): readonly string[] {
  const sent = isOfFiles(field) ? sentAt(body, answerHome(mailbox, field), field.name) : null;
  const told: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  return told.filter((id) => typeof id === 'string');
}

/** The ids of the uploads that a request has in its form's fields of files. */
export const filesNamed = (mailbox: Mailbox, body: ToldBody): readonly string[] =>
  fieldsOf(mailbox).flatMap((field) => idsAt(mailbox, field, body));

/**
 * Fields that name an upload which the council does not have, or not of this sender: a missing file is never dropped
 * silently.
 */
export const lostFiles = (mailbox: Mailbox, body: RequestBody, find: FindFile): readonly FormFault[] =>
  fieldsOf(mailbox).flatMap((field) => {
    const ids = idsAt(mailbox, field, body).filter((id) => find(id) === null);
    return ids.length === 0 ? [] : [{ kind: 'fileLost', ids, field: field.name, title: field.title }];
  });

function answerTo(mailbox: Mailbox, field: Field, body: RequestBody, find: FindFile): Value | null {
  const { census, captcha, contact } = body;
  switch (field.kind) {
    case 'group':
      return null;
    case 'contact':
      return { kind: 'contact', contact };
    case 'census':
      return census && { kind: 'census', identity: census.id, secrets: census.secrets };
    case 'captcha':
      return captcha && { kind: 'captcha', ...captcha };
    default: {
      const sent = sentAt(body, answerHome(mailbox, field), field.name);
      return sent === null ? null : valueOf(field, sent, find);
    }
  }
}

/**
 * The entry that a request was made of, so that the server checks what the browser checked. `find` gives the files that
 * were uploaded; an unknown one counts as not attached.
 */
export function entryOf(mailbox: Mailbox, body: RequestBody, find: FindFile): Entry {
  const answers = fieldsOf(mailbox).flatMap((field): readonly (readonly [string, Value])[] => {
    const value = answerTo(mailbox, field, body, find);
    return value === null ? [] : [[field.name, value]];
  });
  const block: readonly (readonly [string, Value])[] = placesContact(mailbox)
    ? []
    : [[contactName, { kind: 'contact', contact: body.contact }]];
  return new Map([...answers, ...block]);
}
