import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type DayCount, DayTiles } from './day-tiles.tsx';
import styles from './days-left.module.css';

interface DaysLeftProps {
  /** "9", large. */
  readonly number: string;
  /** "días para votar", the text after the number. */
  readonly title: ReactNode;
  /** "Hasta el viernes 27 de noviembre, a las 23.59". */
  readonly detail: ReactNode;
  readonly days?: DayCount;
  /** Smaller, for a box. */
  readonly compact?: boolean;
}

/** How long something stays open: a number, a sentence, and one tile for each day. */
export function DaysLeft({ number, title, detail, days, compact = false }: DaysLeftProps) {
  return (
    <div className={classNames(styles.daysLeft, compact && styles.compact)}>
      <p className={styles.count}>
        <b>{number}</b>{' '}
        <span>
          <strong>{title}</strong> {detail}
        </span>
      </p>
      {days && <DayTiles {...days} />}
    </div>
  );
}
