import { classNames } from '../class-names.ts';
import { ErrorText } from './error-text.tsx';
import { dateNames, dateParts, type Part } from './whole-date.ts';
import styles from './field.module.css';

interface DateFieldsProps {
  /** The id of the first field, that of the day. */
  readonly id: string;
  readonly legend: string;
  readonly labels: Readonly<Record<Part, string>>;
  readonly hint: string;
  readonly error?: string | undefined;
  /** `YYYY-MM-DD` as far as it is written: `1975--2`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A day that the writer knows by heart, in three fields: a calendar would have to be turned back for decades. Every part
 * can be typed in any order, and nothing moves the focus by itself.
 */
export function DateFields({ id, legend, labels, hint, error, value, onChange }: DateFieldsProps) {
  const written = dateParts(value);
  const change = (part: Part, text: string) => {
    const next = { ...written, [part]: text.replaceAll(/\D/gu, '') };
    const all = dateNames.map((one) => next[one]);
    onChange(all.every((one) => one === '') ? '' : all.join('-'));
  };
  const describedBy = classNames(`${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <fieldset
      className={classNames(styles.field, error !== undefined && styles.wrong)}
      aria-describedby={describedBy}
    >
      <legend className={styles.legend}>{legend}</legend>
      <span className="note" id={`${id}-hint`}>
        {hint}
      </span>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <div className={styles.parts}>
        {dateNames.toReversed().map((part) => (
          <div key={part} className={styles[part]}>
            <label htmlFor={part === 'day' ? id : `${id}-${part}`}>{labels[part]}</label>
            <input
              id={part === 'day' ? id : `${id}-${part}`}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={part === 'year' ? 4 : 2}
              value={written[part]}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={(event) => change(part, event.target.value)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
