import { useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export type SelectFieldProps = FieldWords & {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly text: string }[];
};

/** One of many choices, in a list that opens when pressed. For up to five use a ChoiceGroup: it shows them all. */
export function SelectField({ id: given, name, value, onChange, options, ...words }: SelectFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame {...words} id={id}>
      <select
        id={id}
        name={name}
        value={value}
        aria-invalid={words.error !== undefined || undefined}
        aria-describedby={describedBy(id, words)}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
