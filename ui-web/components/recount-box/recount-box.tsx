import type { ReactNode } from 'react';
import styles from './recount-box.module.css';

/** Where anyone counts again: verdict, fingerprints, list, command. */
export function RecountBox({ children }: { readonly children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}
