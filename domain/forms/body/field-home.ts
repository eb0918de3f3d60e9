import type { AnswerField, Field } from '../field.ts';
import { rulesOf } from '../field-kinds.ts';
import type { AnswerHome, Home } from '../kind-rules.ts';
import { fieldsOf, type Mailbox } from '../mailbox.ts';

const named: ReadonlySet<string> = new Set(['title', 'body', 'address'] satisfies AnswerHome[]);

/**
 * The first field of a kind that is not sent in `extra`: of photos it fills `images`, of documents `files`. Later ones
 * are in `extra`.
 */
const isFirst = (mailbox: Mailbox, field: Field): boolean =>
  fieldsOf(mailbox).find(({ kind, extra }) => kind === field.kind && !extra)?.name === field.name;

/** Where the answer to a field is put in a request (specification 1, section 3). */
export function homeOf(mailbox: Mailbox, field: AnswerField): Home {
  const { home } = rulesOf(field.kind);
  if (home === 'contact' || home === 'census' || home === 'captcha') return home;
  if (field.extra) return 'extra';
  if (home === 'byName') return named.has(field.name) ? (field.name as AnswerHome) : 'extra';
  if (home === 'images' || home === 'files') return isFirst(mailbox, field) ? home : 'extra';
  return home;
}
