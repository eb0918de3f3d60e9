import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Heading, type Level } from '../heading/heading.tsx';
import styles from './ledger-row.module.css';

interface LedgerRowProps {
  /** The id of the section, so that links can lead to it. */
  readonly id: string;
  readonly title: ReactNode;
  /** A sentence or links below the name. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly level?: Level;
  /** The id of a heading above, to distinguish rows of the same name in a list: "¿Abrimos? Votos". */
  readonly partOf?: string | undefined;
}

/** A section in the style of a ledger: its name in the margin, its content beside it, a line above. */
export function LedgerRow({ id, title, lead, children, level = 2, partOf }: LedgerRowProps) {
  return (
    <section className={styles.row} id={id} aria-labelledby={classNames(partOf, `${id}-name`)}>
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
