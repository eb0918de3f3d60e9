import type { ReactNode } from 'react';
import styles from './intranet.module.css';

interface PartFrameProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the intranet: its title on the left, or above on a phone. */
export function PartFrame({ id, title, note, children }: PartFrameProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {note !== undefined && <p className="note">{note}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
