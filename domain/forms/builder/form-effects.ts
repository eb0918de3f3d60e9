import type { LocalizedText } from '../../shared/localized-text.ts';
import { isSameJson } from '../../documents/json.ts';
import type { AnswerField, Field } from '../field.ts';
import { choicesOf, rulesOf } from '../field-kinds.ts';
import type { FieldOption } from '../field-option.ts';
import { answerFieldsOf, fieldsOf, type Mailbox } from '../mailbox.ts';

/**
 * What a change of a form does to those who are filling it in, and to what was sent. `removed`: its answer in drafts is
 * lost. `asked`: drafts lack it, and cannot be sent without. `kind`: it must be answered again. `options`: who chose one of
 * these must choose again. `words`: only what is asked is different.
 */
export type FormEffect =
  | { readonly kind: 'removed' | 'asked' | 'kind' | 'words'; readonly title: LocalizedText }
  | {
      readonly kind: 'options';
      readonly title: LocalizedText;
      readonly options: readonly LocalizedText[];
    }
  | { readonly kind: 'payment' | 'contact' | 'closed' };

const listed = (field: AnswerField): readonly FieldOption[] => {
  const choices = choicesOf(field);
  return choices.kind === 'listed' ? choices.options : [];
};

/** Whether a field is asked for where nothing was before: required, and not only if something else is answered. */
const isDemanded = ({ required, readonly: isReadonly }: Field): boolean => required && !isReadonly;

const modeOfField = (field: AnswerField): string => (field.kind === 'text' ? field.mode : 'text');

/** Whether an answer to one field can be one to the other: a list may be folded or not, a text be longer or shorter. */
const isAnsweredAlike = (was: AnswerField, now: AnswerField): boolean =>
  rulesOf(was.kind).value === rulesOf(now.kind).value &&
  choicesOf(was).kind === choicesOf(now).kind &&
  modeOfField(was) === modeOfField(now);

/** What changed of a field that both forms have. */
function effectOf(was: AnswerField, now: AnswerField): readonly FormEffect[] {
  const { title } = now;
  if (!isAnsweredAlike(was, now)) return [{ kind: 'kind', title }];
  const left = listed(now).map(({ value }) => value);
  const gone = left.length === 0 ? [] : listed(was).filter(({ value }) => !left.includes(value));
  return [
    ...(gone.length > 0 ? [{ kind: 'options' as const, title, options: gone.map(({ text }) => text) }] : []),
    ...(isDemanded(now) && !isDemanded(was) ? [{ kind: 'asked' as const, title }] : []),
    ...(isSameJson(was.title, title) ? [] : [{ kind: 'words' as const, title }]),
  ];
}

/** What changed of the mailbox as a whole. */
function wholeEffects(was: Mailbox, now: Mailbox): readonly FormEffect[] {
  const isNewPart = now.contact.mode !== 'no' && now.contact.fields.some((one) => !asksFor(was, one));
  return [
    ...(now.payment !== null && was.payment?.amount !== now.payment.amount
      ? [{ kind: 'payment' as const }]
      : []),
    ...(isNewPart ? [{ kind: 'contact' as const }] : []),
    ...(now.isDisabled && !was.isDisabled ? [{ kind: 'closed' as const }] : []),
  ];
}

const asksFor = ({ contact }: Mailbox, part: Mailbox['contact']['fields'][number]): boolean =>
  contact.mode !== 'no' && contact.fields.includes(part);

/**
 * What it means for residents that a form which is in use becomes another one, in the order of the new form; what is
 * removed comes first. Requests that were sent keep what they were asked (decision 85), so that they are not in it.
 */
export function formEffects(was: Mailbox, now: Mailbox): readonly FormEffect[] {
  const names = new Set(fieldsOf(now).map(({ name }) => name));
  const before = new Map(answerFieldsOf(was).map((field) => [field.name, field]));
  const removed = answerFieldsOf(was).filter(({ name }) => !names.has(name));
  return [
    ...removed.map(({ title }): FormEffect => ({ kind: 'removed', title })),
    ...answerFieldsOf(now).flatMap((field): readonly FormEffect[] => {
      const old = before.get(field.name);
      if (old !== undefined) return effectOf(old, field);
      return isDemanded(field) ? [{ kind: 'asked', title: field.title }] : [];
    }),
    ...wholeEffects(was, now),
  ];
}
