import styles from './recount-box.module.css';

interface CommandLineProps {
  readonly summary: string;
  /** What to type. */
  readonly command: string;
  readonly open?: boolean;
}

/** A command to copy, folded, since few readers need it. */
export function CommandLine({ summary, command, open = false }: CommandLineProps) {
  return (
    <details className={styles.command} open={open}>
      <summary>{summary}</summary>
      <code>{command}</code>
    </details>
  );
}
