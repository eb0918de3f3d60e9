import type { ReactNode } from 'react';
import { PlainOrder } from '../plain-list/plain-list.tsx';
import styles from './numbered-list.module.css';

/** What happens next, in order. */
export function NumberedList({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <PlainOrder className={styles.list}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps are identified by their number, which never changes
        <li key={index}>
          <span className={styles.number}>{index + 1}</span>
          <span>{item}</span>
        </li>
      ))}
    </PlainOrder>
  );
}
