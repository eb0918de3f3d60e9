import type { ReactNode } from 'react';
import styles from './recount-box.module.css';

/** How a reader counts again: outcome, fingerprints, list, command. */
export function RecountBox({ children }: { readonly children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}
