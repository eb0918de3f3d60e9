import { type ReactNode, useId } from 'react';
import styles from '../builder/field-parts.module.css';

interface LabelledSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly isReadOnly?: boolean;
  readonly onChange: (value: string) => void;
  readonly children?: ReactNode;
}

/** One of a few values, with its label above and what is said of it below. */
export function LabelledSelect(props: LabelledSelectProps) {
  const { label, value, options, isReadOnly = false, onChange, children } = props;
  const id = useId();
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={isReadOnly} onChange={(event) => onChange(event.target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
