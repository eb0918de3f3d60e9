import type { Field } from '../field.ts';
import { fieldsOf, type Mailbox } from '../mailbox.ts';

/** Where an answer is put in a request: a place that the specification names, or `extra` under the field's name. */
export type AnswerHome =
  | 'title'
  | 'body'
  | 'category'
  | 'address'
  | 'coordinates'
  | 'images'
  | 'files'
  | 'extra';
export type Home = AnswerHome | 'contact' | 'census' | 'captcha';

const texts: ReadonlySet<string> = new Set(['title', 'body', 'address']);
const written: ReadonlySet<Field['kind']> = new Set(['text', 'textarea', 'callejero', 'search']);

/** The first field of pictures fills `images`, the first of documents `files`; later ones travel in `extra`. */
const isFirst = (mailbox: Mailbox, field: Field): boolean =>
  fieldsOf(mailbox).find(({ kind, extra }) => kind === field.kind && !extra)?.name === field.name;

/** The home of an answer that is neither the contact nor a proof. */
export function answerHome(mailbox: Mailbox, field: Field): AnswerHome {
  const { kind, name } = field;
  if (field.extra) return 'extra';
  if (kind === 'map') return 'coordinates';
  if (kind === 'category') return 'category';
  if (kind === 'image' && isFirst(mailbox, field)) return 'images';
  if (kind === 'file' && isFirst(mailbox, field)) return 'files';
  return written.has(kind) && texts.has(name) ? (name as 'title' | 'body' | 'address') : 'extra';
}

/** Any other field in the form is moved into `extra` (specification 1, section 3). */
export function homeOf(mailbox: Mailbox, field: Field): Home {
  const { kind } = field;
  return kind === 'contact' || kind === 'census' || kind === 'captcha' ? kind : answerHome(mailbox, field);
}
