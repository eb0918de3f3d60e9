import * as t from 'io-ts';
import { type StaffStatus, staffStatuses } from '#domain/forms/request.ts';
import type { AnswerTemplate, FilledTemplate } from '#domain/office/templates/template.ts';
import { isLanguage, languages } from '#domain/shared/localized-text.ts';
import { orNull } from '../decode.ts';

const statuses = t.keyof(
  Object.fromEntries(staffStatuses.map((status) => [status, null])) as Record<StaffStatus, null>,
);

/** A template as staff write it; without an id it is a new one. `mailboxes`: none for all. */
export const writtenTemplateWire = t.intersection([
  t.type({ name: t.string, text: t.record(t.string, t.string) }),
  t.partial({ id: orNull(t.string), mailboxes: orNull(t.array(t.string)), status: orNull(statuses) }),
]);

/** A template; `missing`: the languages in which it has no text. */
export const templateWire = t.type({
  id: t.string,
  name: t.string,
  mailboxes: t.array(t.string),
  status: t.union([t.string, t.null]),
  text: t.record(t.string, t.string),
  missing: t.array(t.string),
});

export function writeTemplate({
  id,
  name,
  mailboxes,
  status,
  text,
}: AnswerTemplate): t.TypeOf<typeof templateWire> {
  const missing = languages.filter((language) => (text[language] ?? '').trim() === '');
  const texts = Object.fromEntries(Object.entries(text).filter(([language]) => isLanguage(language)));
  return { id, name, mailboxes: [...mailboxes], status, text: texts, missing };
}

/**
 * A template with the facts of one request. `language`: the language of its text; `isMissing`: it has none in the language
 * of the sender; `unfilled`: the facts that were left out because they are not known.
 */
export const filledTemplateWire = t.type({
  id: t.string,
  name: t.string,
  status: t.union([t.string, t.null]),
  text: t.string,
  language: t.string,
  isMissing: t.boolean,
  unfilled: t.array(t.string),
});

export const writeFilledTemplate = (
  { id, name, status }: AnswerTemplate,
  { text, language, isMissing, unfilled }: FilledTemplate,
): t.TypeOf<typeof filledTemplateWire> => ({
  id,
  name,
  status,
  text,
  language,
  isMissing,
  unfilled: [...unfilled],
});
