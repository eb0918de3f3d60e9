import type { FieldOption } from '../../field-option.ts';
import type { FieldFault } from '../../form-fault.ts';
import { checkLength, mostName } from './length.ts';

/** What a field with a list of its own has. */
export interface WithOptions {
  readonly options: readonly FieldOption[];
}

/** A choice without a list is one of a list that the form does not hold, such as the town's categories. */
export function checkOption({ options }: WithOptions, text: string): readonly FieldFault[] {
  if (options.length === 0) return checkLength(text, mostName);
  const isOne = text.trim() === '' || options.some(({ value }) => value === text);
  return isOne ? [] : [{ kind: 'notAnOption', found: text }];
}

/** The choices that the field itself lists. */
export const ownOptions = ({ options }: WithOptions) => ({ kind: 'listed' as const, options });
