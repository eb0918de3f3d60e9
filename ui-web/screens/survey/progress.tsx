import styles from './screen.module.css';

interface ProgressProps {
  readonly answered: number;
  readonly of: number;
  readonly text: string;
}

/** How far one has come in a long survey. Read out when it changes. */
export function Progress({ answered, of, text }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <p role="status" className="note figure">
        {text}
      </p>
      <span className={styles.track} aria-hidden="true">
        <span style={{ '--share': `${(100 * answered) / of}%` }} />
      </span>
    </div>
  );
}
