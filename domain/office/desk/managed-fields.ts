import { checkValue } from '../../forms/check-form.ts';
import type { ExtraValue } from '../../forms/entry.ts';
import type { AnswerField } from '../../forms/field.ts';
import { rulesOf } from '../../forms/field-kinds.ts';
import type { FieldFault } from '../../forms/form-fault.ts';
import { plainValueSent } from '../../forms/value-kinds.ts';
import type { ManagedChanges, ManagedValues } from './managed-values.ts';

/** Why management fields are not stored. */
export type ManagedFault =
  | (FieldFault & { readonly field: string })
  /** The mailbox has no such field for staff. */
  | { readonly kind: 'notManaged'; readonly field: string };

/** Kinds of values that a field for staff can have: it has no files, no captcha, and asks for no person. */
const keptValues = ['text', 'texts', 'flag', 'place'] as const;
/** The kind of value that a field for staff has; undefined if it cannot be one. */
export const keptValueOf = ({ kind }: AnswerField) =>
  keptValues.find((value) => value === rulesOf(kind).value);

/** Whether a field of a mailbox's definition can be one for staff. */
export const isManageable = (field: AnswerField): boolean => keptValueOf(field) !== undefined;

/**
 * What is wrong with a change of management fields: each is checked by the rules of its kind, as the fields of the form
 * are. A field that the mailbox does not have for staff is a fault, so that nothing is dropped.
 */
export const checkManaged = (
  fields: readonly AnswerField[],
  changes: ManagedChanges,
): readonly ManagedFault[] =>
  Object.entries(changes).flatMap(([name, sent]): readonly ManagedFault[] => {
    const field = fields.find((one) => one.name === name);
    const kind = field === undefined ? undefined : keptValueOf(field);
    if (field === undefined || kind === undefined) return [{ kind: 'notManaged', field: name }];
    if (sent === null) return [];
    return checkValue(field, plainValueSent(kind, sent)).map((fault) => ({ ...fault, field: name }));
  });

/** The fields after a change; undefined once all are empty. */
export function withManaged(
  before: ManagedValues | undefined,
  changes: ManagedChanges,
): ManagedValues | undefined {
  const kept = Object.entries({ ...before, ...changes }).filter(
    (entry): entry is [string, ExtraValue] => entry[1] !== null,
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
