import { writeCondition } from '#adapters/wire/voting/condition.ts';
import type { Json } from '#domain/documents/json.ts';
import { askableFields, operatorsFor } from '#domain/forms/builder/askable.ts';
import type { ComparedAnswer } from '#domain/forms/builder/condition-tree.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { choicesOf } from '#domain/forms/field-kinds.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';

/** A comparison to begin with: the last field before, with its first choice. */
export function comparisonOf(field: AnswerField): ComparedAnswer {
  const [operator = 'filled'] = operatorsFor(field);
  const choices = choicesOf(field);
  const [first] = choices.kind === 'listed' ? choices.options : [];
  const isPlain = operator === 'filled' || operator === 'empty';
  return {
    kind: 'answer',
    field: field.name,
    operator: isPlain || first !== undefined ? operator : 'filled',
    values: isPlain || first === undefined ? [] : [first.value],
  };
}

/** The comparison that a new condition of a field begins with; null if no field comes before it. */
export function firstComparison(mailbox: Mailbox | null, name: string): Json | null {
  const field = mailbox === null ? undefined : askableFields(mailbox, name).at(-1);
  return field === undefined ? null : (writeCondition(comparisonOf(field)) as Json);
}
