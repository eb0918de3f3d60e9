import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './error-summary.module.css';

export interface FieldError {
  /** "#" and the id of the field. */
  readonly href: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly FieldError[];
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/**
 * Everything that is wrong, above the title of the page. Takes the focus when it appears; each line links to its
 * field.
 */
export function ErrorSummary({ title, errors, closeLabel, onClose }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.summary} role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{title}</h2>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="cross" />
      </button>
      <PlainList>
        {errors.map((error) => (
          <li key={error.href}>
            <a
              href={error.href}
              onClick={(event) => {
                const field = document.getElementById(error.href.slice(1));
                if (!field) return;
                event.preventDefault();
                field.focus();
              }}
            >
              {error.text}
            </a>
          </li>
        ))}
      </PlainList>
    </div>
  );
}
