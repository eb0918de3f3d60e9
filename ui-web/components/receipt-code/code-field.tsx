import { describedBy, FieldFrame, type FieldWords } from '../field/field-frame.tsx';
import styles from './code-field.module.css';

interface CodeFieldProps extends Pick<FieldWords, 'label' | 'hint' | 'error'> {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A receipt code to be written: all of it is in sight, on a phone in two lines, so that it can be compared with the paper.
 * The key of a new line sends the form, as in a field of one line.
 */
export function ReceiptCodeField({ id, value, onChange, ...words }: CodeFieldProps) {
  return (
    <FieldFrame {...words} id={id}>
      <textarea
        id={id}
        className={styles.code}
        rows={2}
        value={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
        aria-invalid={words.error !== undefined || undefined}
        aria-describedby={describedBy(id, words)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        // A code that is pasted may bring the lines it was written in.
        onChange={(event) => onChange(event.target.value.replaceAll(/\s+/gu, ' '))}
      />
    </FieldFrame>
  );
}
