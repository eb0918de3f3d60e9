import type { Operator } from '../condition.ts';
import type { AnswerField } from '../field.ts';
import { choicesOf, rulesOf } from '../field-kinds.ts';
import { answerFieldsOf, fieldsOf, type Mailbox } from '../mailbox.ts';

/** The fields that a condition of a field may look at: those that are answered before it. */
export function askableFields(mailbox: Mailbox, name: string): readonly AnswerField[] {
  const before = new Set<string>();
  for (const field of fieldsOf(mailbox)) {
    if (field.name === name) break;
    before.add(field.name);
  }
  // Identities and proofs never control a form.
  return answerFieldsOf(mailbox).filter(
    (field) => before.has(field.name) && !['census', 'captcha'].includes(rulesOf(field.kind).value),
  );
}

const filledOrNot: readonly Operator[] = ['filled', 'empty'];
const equal: readonly Operator[] = ['is', 'isNot', 'oneOf'];

/** The comparisons that make sense for the answers of a field; that of a condition as it is stays possible beside them. */
export function operatorsFor(field: AnswerField): readonly Operator[] {
  const { value } = rulesOf(field.kind);
  if (value === 'texts') return [...equal, ...filledOrNot];
  if (value !== 'text') return filledOrNot;
  const isNumber = field.kind === 'text' && ['number', 'date', 'datetime'].includes(field.mode);
  if (isNumber) return ['atLeast', 'atMost', ...equal, ...filledOrNot];
  return choicesOf(field).kind === 'listed'
    ? [...equal, ...filledOrNot]
    : [...filledOrNot, ...equal, 'contains'];
}
