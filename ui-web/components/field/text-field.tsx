import { type ComponentPropsWithRef, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './field.module.css';

type InputAttributes = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'width'>;
/** What a field of one line and one of several have in common. */
type TextareaAttributes = Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'>;

export type TextFieldProps = InputAttributes &
  FieldWords & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** How many characters are left or used, in words. */
    readonly counter?: string;
    /** Rows of a field for longer text; without it, one line. */
    readonly multiline?: number;
  };

/** A field to write in. */
export function TextField({
  id: given,
  label,
  hint,
  error,
  optional,
  width,
  value,
  onChange,
  counter,
  multiline,
  ...attributes
}: TextFieldProps) {
  const made = useId();
  const id = given ?? made;
  const words: FieldWords = {
    label,
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
    ...(optional !== undefined && { optional }),
    ...(width !== undefined && { width }),
  };
  const shared = {
    id,
    value,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(id, words, counter !== undefined),
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  const { name, required, maxLength, autoComplete, lang, placeholder, readOnly, onBlur } =
    attributes as unknown as TextareaAttributes;
  const ofText = { name, required, maxLength, autoComplete, lang, placeholder, readOnly, onBlur };
  return (
    <FieldFrame
      {...words}
      id={id}
      after={
        counter !== undefined && (
          <span className={styles.counter} id={`${id}-counter`}>
            {counter}
          </span>
        )
      }
    >
      {multiline === undefined ? (
        <input {...attributes} {...shared} />
      ) : (
        <textarea {...ofText} {...shared} rows={multiline} />
      )}
    </FieldFrame>
  );
}
