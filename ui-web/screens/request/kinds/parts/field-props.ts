import type { Value } from '#domain/forms/entry.ts';
import type { Field } from '#domain/forms/field.ts';

/** What a field is drawn from. */
export interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly isRequired: boolean;
  /** Whether it is one of several fields of which some must be filled: none of them is called optional. */
  readonly isCounted?: boolean;
  readonly value: Value | undefined;
  /** What is wrong, in words. */
  readonly error: string | undefined;
}

export const writtenText = (value: Value | undefined): string => (value?.kind === 'text' ? value.text : '');
