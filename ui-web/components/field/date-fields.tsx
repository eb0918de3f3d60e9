import { classNames } from '../class-names.ts';
import { ErrorText } from './error-text.tsx';
import styles from './field.module.css';

const parts = ['year', 'month', 'day'] as const;
type Part = (typeof parts)[number];

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

/** The parts of a day as they are written. */
function partsOf(value: string): Readonly<Record<Part, string>> {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/**
 * A day as a date, with the zeros that the writer left out; empty while a part is blank.
 *
 * @example wholeDate('1975-3-2') // '1975-03-02'
 */
export function wholeDate(value: string): string {
  const { year, month, day } = partsOf(value);
  if (year === '' || month === '' || day === '') return '';
  return [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/**
 * A day that the writer knows by heart, in three fields: a calendar would have to be turned back for decades. Every part
 * can be typed in any order, and nothing moves the focus by itself.
 */
export function DateFields({ id, legend, labels, hint, error, value, onChange }: DateFieldsProps) {
  const written = partsOf(value);
  const change = (part: Part, text: string) => {
    const next = { ...written, [part]: text.replaceAll(/\D/gu, '') };
    const all = parts.map((one) => next[one]);
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
        {parts.toReversed().map((part) => (
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
