import type { DescribedField, DescribedKind } from '#adapters/wire/documents/description/described-field.ts';
import type { FieldPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { FormPart } from './form-tree.ts';

/** A value with what its field needs to know of it. */
export interface PlacedValueProps {
  readonly part: FormPart;
  readonly path: FieldPath;
  readonly look: DescribedKind;
  readonly label: string;
  /** Null: the value has no language. */
  readonly language: Language | null;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly hint?: string | undefined;
}

/** The field of a value: what it is called and what it describes is known to screen readers. */
export interface PlacedFieldProps extends PlacedValueProps {
  readonly id: string;
  readonly field: DescribedField;
  readonly isReadOnly: boolean;
  readonly describedBy: string | undefined;
}
