import type { ReactNode } from 'react';
import { Heading, type Level } from '../heading/heading.tsx';
import styles from './ledger-row.module.css';

interface LedgerRowProps {
  /** Of the section, so that links can lead to it. */
  readonly id: string;
  readonly title: ReactNode;
  /** A sentence or links below the name. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly level?: Level;
}

/** A section as in a ledger: its name in the margin, its matter beside it, a hairline above. */
export function LedgerRow({ id, title, lead, children, level = 2 }: LedgerRowProps) {
  return (
    <section className={styles.row} id={id} aria-labelledby={`${id}-name`}>
      <div className={styles.margin}>
        <Heading level={level} id={`${id}-name`}>
          {title}
        </Heading>
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}
