import { contactName, placesContact } from '../contact-block.ts';
import type { Entry, ExtraValue, FindFile, Value } from '../entry.ts';
import type { AnswerField } from '../field.ts';
import { rulesOf } from '../field-kinds.ts';
import type { FormFault } from '../form-fault.ts';
import type { AnswerHome } from '../kind-rules.ts';
import { answerFieldsOf, type Mailbox } from '../mailbox.ts';
import { valueSent } from '../value-kinds.ts';
import { homeOf } from './field-home.ts';
import type { RequestBody } from './request-body.ts';

/** The part of a request that comes from the fields of its form. */
type AnsweredBody = Pick<
  RequestBody,
  'title' | 'body' | 'category' | 'address' | 'images' | 'files' | 'coordinates' | 'extra'
>;

function sentAt(body: AnsweredBody, home: AnswerHome, name: string): ExtraValue | null {
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

/** The ids that a request has in a field of files, however its client wrote them. */
function idsAt(mailbox: Mailbox, field: AnswerField, body: AnsweredBody): readonly string[] {
  if (rulesOf(field.kind).value !== 'files') return [];
  const home = homeOf(mailbox, field);
  const sent = home === 'images' || home === 'files' ? body[home] : body.extra.get(field.name);
  const told: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  return told.filter((id) => typeof id === 'string');
}

/** The ids of the uploads that a request has in its form's fields of files. */
export const filesNamed = (mailbox: Mailbox, body: AnsweredBody): readonly string[] =>
  answerFieldsOf(mailbox).flatMap((field) => idsAt(mailbox, field, body));

/**
 * Fields that name an upload which the council does not have, or not of this sender: a missing file is never dropped
 * silently.
 */
export const lostFiles = (mailbox: Mailbox, body: RequestBody, find: FindFile): readonly FormFault[] =>
  answerFieldsOf(mailbox).flatMap((field) => {
    const ids = idsAt(mailbox, field, body).filter((id) => find(id) === null);
    return ids.length === 0 ? [] : [{ kind: 'fileLost', ids, field: field.name, title: field.title }];
  });

function answerTo(mailbox: Mailbox, field: AnswerField, body: RequestBody, find: FindFile): Value | null {
  const { census, captcha, contact } = body;
  const home = homeOf(mailbox, field);
  switch (home) {
    case 'contact':
      return { kind: 'contact', contact };
    case 'census':
      return census && { kind: 'census', identity: census.id, secrets: census.secrets };
    case 'captcha':
      return captcha && { kind: 'captcha', ...captcha };
    case 'title':
    case 'body':
    case 'category':
    case 'address':
    case 'images':
    case 'files':
    case 'coordinates':
    case 'extra': {
      const sent = sentAt(body, home, field.name);
      return sent === null ? null : valueSent(rulesOf(field.kind).value, sent, find);
    }
  }
}

/**
 * The entry that a request was made of, so that the server checks what the browser checked. `find` gives the files that
 * were uploaded; an unknown one counts as not attached.
 */
export function entryOf(mailbox: Mailbox, body: RequestBody, find: FindFile): Entry {
  const answers = answerFieldsOf(mailbox).flatMap((field): readonly (readonly [string, Value])[] => {
    const value = answerTo(mailbox, field, body, find);
    return value === null ? [] : [[field.name, value]];
  });
  const block: readonly (readonly [string, Value])[] = placesContact(mailbox)
    ? []
    : [[contactName, { kind: 'contact', contact: body.contact }]];
  return new Map([...answers, ...block]);
}
