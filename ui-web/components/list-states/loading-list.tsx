import { type ReactNode, useEffect, useState } from 'react';
import { Heading, type Level } from '../heading/heading.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './list-states.module.css';

interface LoadingListProps {
  /** "Cargando propuestas…". */
  readonly title: ReactNode;
  readonly rows?: number;
  readonly level?: Level;
  /** A shorter wait shows nothing, since a flash would disturb. In milliseconds. */
  readonly afterMs?: number;
}

const widths = [80, 55, 70] as const;

/** A list that is loading, once the wait is long enough to notice. */
export function LoadingList({ title, rows = 3, level = 2, afterMs = 300 }: LoadingListProps) {
  const [felt, setFelt] = useState(afterMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may contain no heading and no list
    <div role="status" className={styles.coming}>
      {felt && (
        <div className={styles.state} aria-busy="true">
          <Heading level={level} className={styles.title}>
            {title}
          </Heading>
          <PlainList className={styles.rows} aria-hidden="true">
            {Array.from({ length: rows }, (_, row) => {
              const width = widths[row % widths.length] ?? 70;
              return (
                <li key={row}>
                  <span className={styles.square} />
                  <span className={styles.lines}>
                    <i style={{ width: `${width}%` }} />
                    <i style={{ width: `${width / 2}%` }} />
                  </span>
                </li>
              );
            })}
          </PlainList>
        </div>
      )}
    </div>
  );
}
