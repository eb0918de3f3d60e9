import { classNames } from '../class-names.ts';
import styles from './days-left.module.css';

/** A span of days, one tile for each. */
export interface DayCount {
  readonly total: number;
  /** Which tile is today, from 0. Below 0 no day is past, from `total` on all are. */
  readonly today: number;
  readonly from: string;
  /** The word under the middle, such as "Hoy". */
  readonly now?: string;
  readonly to: string;
}

const dayState = (day: number, today: number) => {
  if (day === today) return 'today';
  return day < today ? 'gone' : 'left';
};

/**
 * One small tile for each day: pale for past days, yellow for today, full for days left. A drawing of the sentence
 * above it.
 */
export function DayTiles({ total, today, from, now, to }: DayCount) {
  const days = Array.from({ length: total }, (_, day) => day);
  return (
    <div>
      <div className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <i key={day} className={classNames(styles.day, styles[dayState(day, today)])} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{from}</span>
        {now !== undefined && <span>{now}</span>}
        <span>{to}</span>
      </p>
    </div>
  );
}
