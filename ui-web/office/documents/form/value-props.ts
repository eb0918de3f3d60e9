import type { DescribedKind } from '#adapters/wire/documents/description/described-field.ts';
import type { Json } from '#domain/documents/json.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** A field for one value. `undefined` stands for no value. */
export interface ValueInputProps {
  readonly id: string;
  readonly look: DescribedKind;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly options?: readonly string[];
  /** Options with words of their own. */
  readonly titles?: ReadonlyMap<string, string>;
  readonly language?: Language | undefined;
  readonly isReadOnly: boolean;
  readonly describedBy?: string | undefined;
}

/** A value as the text of its field. */
export const writtenValue = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
/** No text is no value. */
export const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);
